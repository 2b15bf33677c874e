import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { schemas } from '../src/content/schema/business.ts'
import {
  businessFolder,
  demoFolder,
  fileOf,
  wordsFolders,
} from '../tooling/business/business-files.ts'
import { violations } from './harness/axe.ts'
import { test as base, desktop, expect, phone, sidewaysScroll } from './harness/test.ts'

/* The page that npm run setup opens, for a business without any data yet, in a temporary folder. */

const project = path.join(import.meta.dirname, '..')
const names = [...Object.keys(schemas), 'settings']

interface Setup {
  address: string
  /** What a file says, comments and all. */
  textOf: (name: string) => string
  write: (name: string, text: string) => void
  /** A file that the page has saved in the folder public. */
  picture: (name: string) => Buffer
}

const test = base.extend<{ fresh: Setup }, { setup: Setup }>({
  setup: [
    async ({}, use) => {
      const root = mkdtempSync(path.join(tmpdir(), 'setup-'))
      for (const folder of [demoFolder, businessFolder, ...wordsFolders])
        cpSync(path.join(project, folder), path.join(root, folder), { recursive: true })
      const fileIn = (name: string) => path.join(root, fileOf(name))
      const child = spawn(process.execPath, ['--import', 'tsx', 'tooling/setup/setup.ts', root], {
        cwd: project,
        // Both servers choose ports that are free.
        env: { ...process.env, NODE_ENV: 'development' },
      })
      child.stderr.pipe(process.stderr)
      const [line] = await once(child.stdout, 'data')
      await use({
        address: /http:\S+/.exec(String(line))?.[0] ?? '',
        textOf: name => readFileSync(fileIn(name), 'utf8'),
        write: (name, text) => writeFileSync(fileIn(name), text),
        picture: name => readFileSync(path.join(root, 'public', name)),
      })
      child.kill()
      await once(child, 'exit')
      rmSync(root, { recursive: true })
    },
    { scope: 'worker' },
  ],
  fresh: async ({ setup }, use) => {
    for (const name of names) setup.write(name, '{\n  // Qui i dati.\n}\n')
    await use(setup)
  },
})

test.describe.configure({ mode: 'serial' })

const status = (page: Page) => page.getByRole('status').first()
const saved = (page: Page) => expect(status(page)).toHaveText('Salvato.')
const field = (page: Page, name: string) => page.getByRole('textbox', { name })

/** Types as somebody does who then goes on. */
async function fill(page: Page, name: string, text: string) {
  await field(page, name).fill(text)
  await page.keyboard.press('Tab')
}

test('with the keyboard a field is filled in, the rule is read at once, and the change is undone', async ({
  page,
  fresh,
}) => {
  await page.goto(fresh.address)
  const phoneField = field(page, 'Telefono per i visitatori')
  await field(page, 'Email per i visitatori').focus()
  await page.keyboard.press('Tab')
  await expect(phoneField).toBeFocused()
  await page.keyboard.type('02 1234')
  await expect(phoneField).toHaveAccessibleDescription(/prefisso internazionale/)
  await expect(phoneField).toHaveAttribute('aria-invalid', 'true')
  await page.keyboard.press('Shift+Tab')
  await saved(page)
  expect(fresh.textOf('company')).toContain('"phone": "02 1234"')
  await fill(page, 'Telefono per i visitatori', ' +39 02\u00A01234 5678\u200B ')
  await expect.poll(() => fresh.textOf('company')).toContain('"phone": "+39 02 1234 5678"')
  await expect(phoneField).not.toHaveAttribute('aria-invalid')
  expect(fresh.textOf('company')).toContain('// Qui i dati.')

  const undo = page.getByRole('button', { name: 'Annulla l’ultima modifica' })
  await undo.focus()
  await page.keyboard.press('Enter')
  await expect(status(page)).toHaveText('Annullata l’ultima modifica.')
  expect(fresh.textOf('company')).toContain('"phone": "02 1234"')
  await undo.click()
  await expect(undo).toBeDisabled()
  await expect.poll(() => fresh.textOf('company')).not.toContain('phone')
})

test('what is missing leads to its field; a name becomes an address, what is not there null', async ({
  page,
  fresh,
}) => {
  await page.goto(`${fresh.address}#ready`)
  await page.getByRole('link', { name: 'Azienda › Telefono per i visitatori' }).press('Enter')
  await expect(field(page, 'Telefono per i visitatori')).toBeFocused()
  await fill(page, 'Indirizzo del sito', 'WWW.Venditainquota.it')
  await saved(page)
  await page.getByRole('checkbox', { name: 'Non c’è: PEC' }).press('Space')
  await expect.poll(() => fresh.textOf('company')).toContain('"pec": null')
  expect(fresh.textOf('company')).toContain('"url": "https://www.venditainquota.it"')
  await expect(field(page, 'PEC')).toBeDisabled()
})

test('a list is copied or begun, and changed entry by entry with the keyboard', async ({
  page,
  fresh,
}) => {
  const read = (name: string) => JSON.parse(fresh.textOf(name).replace('// Qui i dati.', ''))
  await page.goto(`${fresh.address}#companies`)
  const list = page.getByRole('group', { name: 'Risposte ai dubbi delle aziende' })
  await list.getByRole('button', { name: /È vero anche per noi/ }).click()
  const doubts = list.getByRole('textbox', { name: 'Dubbio' })
  const text = await doubts.first().inputValue()
  await list.getByRole('button', { name: /^Giù/ }).first().press('Enter')
  await expect(doubts.nth(1)).toHaveValue(text)
  await list.getByRole('button', { name: /Aggiungi/ }).press('Enter')
  await expect(doubts.last()).toBeFocused()
  await doubts.last().fill('“Quanto dura?”')
  await list.getByRole('textbox', { name: 'Risposta' }).last().fill('Otto settimane.')
  await list.getByRole('button', { name: /Togli/ }).first().press('Enter')
  await expect(doubts.last()).toHaveValue('“Quanto dura?”')
  const added = { question: '“Quanto dura?”', answer: 'Otto settimane.' }
  await expect.poll(() => read('companies').doubts.at(-1)).toEqual(added)
  // A programme is begun from nothing; what is empty is not yet wrong.
  await page.goto(`${fresh.address}#programmes`)
  await page.getByRole('button', { name: 'Comincia il vostro elenco: Programmi' }).press('Enter')
  await field(page, 'Nome').fill('Corso breve')
  await page.getByRole('button', { name: 'Aggiungi: Caratteristiche' }).press('Enter')
  const feature = field(page, 'Caratteristica 1')
  await expect(feature).toBeFocused()
  await expect(feature).not.toHaveAttribute('aria-invalid')
  await page.keyboard.type('Il martedì')
  await page.keyboard.press('Tab')
  const begun = { icon: '', title: 'Corso breve', text: '', features: ['Il martedì'] }
  await expect.poll(() => read('programmes').programmes).toEqual([begun])
})

test('a photo is cropped and made smaller, and another kind of file is refused', async ({
  page,
  fresh,
}) => {
  fresh.write('team', '{ "members": [{ "name": "Zoë D’Amico" }] }')
  await page.goto(`${fresh.address}#team`)
  const chooser = page.getByLabel('Foto: trascina qui un’immagine, o scegli un file')
  await chooser.setInputFiles({ name: 'a.heic', mimeType: 'image/heic', buffer: Buffer.from('a') })
  await expect(page.getByText('a.heic è una foto HEIC')).toBeVisible()
  await chooser.setInputFiles(path.join(project, 'public/og/home.png'))
  await expect.poll(() => fresh.textOf('team')).toContain('"photo": "/team/zoe-d-amico.webp"')
  const photo = page.getByRole('img', { name: 'Foto, com’è adesso' })
  // Of 1200 by 630, in the proportions of a portrait.
  await expect(photo).toHaveJSProperty('naturalWidth', 573)
})

test('a known supplier is added once somebody has compared the contract', async ({
  page,
  fresh,
}) => {
  await page.goto(fresh.address)
  const list = page.getByRole('group', { name: 'Fornitori' })
  const known = list.getByLabel('Fornitori: già conosciuti')
  await known.selectOption('n8n Cloud: riceve i moduli (l’automazione)')
  await expect(list.getByRole('link', { name: 'https://n8n.io/legal/privacy/' })).toBeVisible()
  expect(fresh.textOf('company')).not.toContain('n8n')
  await list.getByRole('button', { name: /^È così nel nostro contratto/ }).press('Enter')
  await expect.poll(() => fresh.textOf('company')).toContain('"country": "Germania"')
})

test('what another tab has changed is shown beside what is typed here', async ({
  page,
  context,
  fresh,
  visitorConsole,
}) => {
  visitorConsole.expect(/409/)
  const phone = 'Telefono per i visitatori'
  const other = await context.newPage()
  for (const tab of [page, other]) await tab.goto(fresh.address)
  await fill(other, phone, '+39 02 0000 1111')
  await saved(other)
  await fill(page, 'Città', 'Forlì')
  await saved(page)
  await fill(other, phone, '+39 02 1111 1111')
  // Its status says so since the change before.
  await expect.poll(() => fresh.textOf('company')).toContain('+39 02 1111 1111')
  await fill(page, phone, '+39 02 2222 2222')
  const unsaved = page.getByRole('region', { name: 'Non salvato' })
  await expect(unsaved).toContainText(
    'Scritto qui: “+39 02 2222 2222”; sul disco: “+39 02 1111 1111”',
  )
  await expect(field(page, phone)).toHaveValue('+39 02 2222 2222')
  expect(await violations(page)).toEqual([])
  await unsaved.getByRole('button', { name: /^Tieni quello scritto qui/ }).press('Enter')
  await expect(unsaved).toHaveCount(0)
  await expect.poll(() => fresh.textOf('company')).toContain('"phone": "+39 02 2222 2222"')
  expect(fresh.textOf('company')).toContain('"city": "Forlì"')
})

test('whatever is typed comes back, and the file with it can be read', async ({ page, fresh }) => {
  fresh.write('offer', '\uFEFF{\r\n  // Qui i dati.\r\n}\r\n')
  await page.goto(`${fresh.address}#offer`)
  const earnings = field(page, 'Come guadagna chi impara')
  const hostile = [
    '"dritte" e \\ \\" \\n \\u0000',
    `'$& \${process.exit()} \`id\` {{7*7}}`,
    '</script><!-- */ // } ] ,',
    '__proto__',
    '{"a": [null, 1]}',
    'prima\nseconda',
    '👩‍👩‍👧 🇮🇹 مرحبا Þóra',
    'x'.repeat(10_240),
  ]
  for (const text of [...hostile, 'a\u0000\u200B\u202Eb']) {
    await fill(page, 'Come guadagna chi impara', text)
    const kept = text.startsWith('a\u0000') ? 'ab' : text
    await expect.poll(() => fresh.textOf('offer')).toContain(JSON.stringify(kept))
    await expect(earnings).toHaveValue(kept)
    const [mark, ...body] = fresh.textOf('offer')
    expect(mark).toBe('\uFEFF')
    const values = body.join('').replace('// Qui i dati.', '')
    expect(JSON.parse(values)).toEqual({ earnings: kept })
  }
})

test('a sentence is found by what one sees, and rewritten where it is written', async ({
  page,
  fresh,
}) => {
  await page.goto(`${fresh.address}#words`)
  const sought = field(page, 'Scrivi le parole che vedi sul sito')
  await sought.fill('ti chiamiamo entro 24 ore. Se preferisci')
  const text = field(page, 'home › faq › lead')
  await expect(text).toHaveValue(/entro \{richiamata\}/)
  await text.fill("Chiedi a noi: l'allenamento di {nessuno}.")
  await text.blur()
  await saved(page)
  await expect(text).toHaveAccessibleDescription(/\{nessuno\} non è un dato/)
  expect(fresh.textOf('pages/home')).toContain("l'allenamento di {nessuno}")
  await sought.fill('ottieni il metodo gratuitamente')
  await expect(page.getByText('“Ottieni il metodo GRATUITAMENTE”: lo fissa')).toBeVisible()
  await page.getByRole('link', { name: 'Pronto?' }).click()
  await page.getByRole('link', { name: 'home › faq › lead' }).click()
  await expect(text).toHaveValue(/\{nessuno\}/)
})

test('a claim, the film and a part of the page are left out, and taken up again', async ({
  page,
  fresh,
}) => {
  await page.goto(`${fresh.address}#claims`)
  await page.getByRole('checkbox', { name: 'Tasso di successo: non c’è' }).check()
  await saved(page)
  await expect.poll(() => fresh.textOf('claims')).toContain('"successRate": null')
  await page.getByRole('link', { name: 'Sezioni' }).click()
  await page.getByRole('checkbox', { name: 'Home: domande frequenti' }).uncheck()
  await expect.poll(() => fresh.textOf('sections')).toContain('"faq": false')
  await page.getByRole('link', { name: 'Film' }).click()
  await page.getByRole('checkbox', { name: 'Film di presentazione: non c’è' }).check()
  await expect.poll(() => fresh.textOf('film')).toContain('"video": null')
  await page.getByRole('checkbox', { name: 'Film di presentazione: non c’è' }).uncheck()
  await expect.poll(() => fresh.textOf('film')).not.toContain('video')
})

test('icons and preview images follow name and colour, with nothing to press', async ({
  page,
  fresh,
}) => {
  await page.goto(`${fresh.address}#brand`)
  const pictures = page.getByRole('region', { name: 'Icone e immagini di anteprima' })
  await expect(pictures.getByRole('img', { name: /^Palestra Venditori · / })).toHaveCount(5)
  expect(fresh.textOf('brand')).not.toContain('drawn')

  const colour = field(page, 'Colore')
  await colour.fill('7a0019')
  await expect(colour).toHaveAccessibleDescription(/È troppo scuro|è troppo scuro/)
  await fill(page, 'Colore', '2fb673')
  await saved(page)
  await page.getByRole('link', { name: /^Azienda/ }).click()
  await fill(page, 'Nome del sito', 'Vendita in Quota')
  await page.getByRole('link', { name: /^Marchio/ }).click()
  await expect(pictures.getByRole('img', { name: /^Vendita in Quota · Per le/ })).toBeVisible()
  await expect.poll(() => fresh.textOf('brand')).toMatch(/"drawn": "[0-9a-f]{16}"/)
  expect(fresh.textOf('brand')).toContain('"colour": "#2FB673"')

  const sizeOf = (file: string) =>
    [16, 20].map(offset => fresh.picture(`${file}.png`).readUInt32BE(offset)).join('x')
  for (const name of ['home', 'companies', 'privacy', 'terms', 'cookies'])
    expect(sizeOf(`og/${name}`)).toBe('1200x630')
  const icons = ['icon-192', 'icon-512', 'icon-maskable-512', 'apple-touch-icon']
  expect(icons.map(sizeOf)).toEqual(['192x192', '512x512', '512x512', '180x180'])
  expect(fresh.picture('favicon.ico').subarray(22, 26).toString('latin1')).toBe('\x89PNG')
  expect(String(fresh.picture('favicon.svg'))).toContain('fill="#2FB673"')
  expect(await violations(page)).toEqual([])
})

test('a webhook is checked, gets a test lead on demand, and lets its answers be read', async ({
  page,
  fresh,
  receiver,
}) => {
  await page.goto(`${fresh.address}#settings`)
  await page
    .getByRole('textbox', { name: 'Webhook del modulo contatti' })
    .fill(`http://localhost:${receiver.port}/lead`)
  await page.getByRole('button', { name: 'Controlla' }).click()
  const report = page.getByRole('region', { name: 'Prova dei webhook' })
  await expect(report.getByText('ok modulo contatti')).toContainText('risponde')
  await report.getByRole('button', { name: /cors/ }).click()
  await expect.poll(() => fresh.textOf('settings')).toContain('"leadMode": "cors"')
  await report.getByRole('button', { name: 'Invia un contatto di prova' }).click()
  await expect(report.getByText('contatto di prova inviato e accettato')).toBeVisible()
  expect(await receiver.leads()).toHaveLength(1)
})

test('in the site beside the data the lead modal opens, with its styles', async ({
  page,
  fresh,
}) => {
  await page.setViewportSize(desktop)
  await page.goto(fresh.address)
  const site = page.frameLocator('iframe')
  const dialog = site.getByRole('dialog')
  await site.getByRole('main').getByRole('button', { name: 'OTTIENI GRATIS' }).first().click()
  await expect(dialog.getByLabel('Nome *')).toBeVisible({ timeout: 15_000 })
  await expect(dialog).toHaveCSS('position', 'fixed')
})

test('Vite, which reloads the site with each change of the data, does not know the page', async ({
  page,
  fresh,
}) => {
  const clients: string[] = []
  page.on('request', request => {
    const isClient = request.url().includes('/@vite/client')
    if (isClient) clients.push(request.frame() === page.mainFrame() ? 'page' : 'site')
  })
  await page.goto(fresh.address)
  await expect.poll(() => clients).toContain('site')
  expect(clients).not.toContain('page')
})

test('every part fits a phone and a large screen, and is accessible', async ({ page, fresh }) => {
  fresh.write('team', '{ "members": [{ "email": "x", "achievements": [""] }] }')
  await page.goto(fresh.address)
  const links = page.getByRole('navigation').getByRole('link')
  await expect(links).toHaveCount(names.length + 3)
  for (const link of (await links.all()).slice(0, -1)) {
    await link.click()
    await expect(link).toHaveAttribute('aria-current', 'page')
    await expect(page.getByRole('heading', { level: 2 })).toBeFocused()
    for (const viewport of [desktop, phone]) {
      await page.setViewportSize(viewport)
      expect(await page.evaluate(sidewaysScroll)).toBe(0)
    }
    expect(await violations(page), (await link.textContent()) ?? '').toEqual([])
  }
  await links.last().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contatti ricevuti')
  expect(await violations(page)).toEqual([])
  await page.goBack()
  await expect(links).toHaveCount(names.length + 3)
})
