import { expect, test } from 'vitest'
import { edit, examine, type FaultRow, faultsOf, say, testFaults } from './testing/examine-site.ts'
import { deploy } from './testing/local-deployment.ts'

const writeOwn =
  'scrivi i dati veri al posto dei valori demo(…) nella cartella src/content, metti i webhook nel file .env, poi ricostruisci il sito (npm run build) e ripubblica la cartella dist'

testFaults([
  [
    'a page that is a demonstration',
    edit('/aziende', body =>
      body.replace('<body>', '<body><aside>Sito dimostrativo: i dati…</aside>'),
    ),
    'error site.demo /aziende: contiene dati di esempio: la riga “sito dimostrativo”',
    writeOwn,
  ],
  ...Object.entries({
    'info@esempio.it': 'esempio.it',
    'PEC palestra@pec.esempio.it': 'esempio.it',
    'P. IVA 00000000000': 'la partita IVA 00000000000',
    '+39\u00a0000 000 0000': 'il telefono +39 000 000 0000',
    'https://palestra.example/': 'un indirizzo .example',
    'di Ragione Sociale S.r.l., con sede': 'Ragione Sociale S.r.l.',
    'in Via Esempio 1': 'Via Esempio 1',
    ', 00000 Milano': 'il CAP 00000',
    '20121 Città (MI)': 'la città “Città”',
    'Registro imprese di Città 00159560366': 'la città “Città”',
    'il foro di Città.': 'la città “Città”',
    'REA XX-000000': 'il numero REA XX-000000',
    'Milano (ZZ)': 'la provincia XX',
    'Hosting Esempio (Italia)': 'i fornitori di esempio',
    'Agenda Esempio (Italia)': 'i fornitori di esempio',
    'Fonti: registro degli allievi, 54 persone, 2016–2026; visura': 'le prove delle cifre',
    '5 su 5, 43 questionari finali': 'le cinque stelle',
    'entro 6\u00a0mesi dalla fine, un contratto di lavoro o di agenzia con noi. Altrimenti ti rimborsiamo il percorso.':
      'la garanzia di inserimento',
  }).map(
    ([text, name]): FaultRow => [
      text,
      say(text),
      `error site.demo /: contiene dati di esempio: ${name}`,
      writeOwn,
    ],
  ),
  [
    'a quotation of the demonstration',
    say(
      '<q>Facevo le stesse chiamate di prima, ma con le domande giuste. Dove chiudevo un contratto, ora ne chiudo quattro.</q>',
    ),
    'error site.demo /: contiene dati di esempio: “Facevo le stesse chiamat…”',
    writeOwn,
  ],
  [
    'an example short enough to be quoted',
    say('<p>Marco - Responsabile inserimento</p>'),
    'error site.demo /: contiene dati di esempio: “Marco - Responsabile inserimento”',
    writeOwn,
  ],
  [
    'an example too long to be quoted',
    say('<p>Marco -- Responsabile inserimento</p>'),
    'error site.demo /: contiene dati di esempio: “Marco -- Responsabile in…”',
    writeOwn,
  ],
  [
    'somebody of the demonstration with other words',
    say('<b>Sara<span>da barista a consulente commerciale</span></b>'),
    'error site.demo /: contiene dati di esempio: “Sara da barista a consul…”',
    writeOwn,
  ],
  [
    'a trainer of the demonstration, whose role stands before the name',
    say('<p>Fondatore e capo allenatore</p><h3>Andrea</h3>'),
    'error site.demo /: contiene dati di esempio: “Andrea Fondatore e capo …”',
    writeOwn,
  ],
])

test.each([
  'Città di Castello (PG)',
  'Registro imprese di Città Metropolitana di Roma',
  'Città Sant’Angelo (PE)',
  'Cap. soc. € 10.000 i.v.',
  'REA MI-1000000',
  'per esempio, via esempi',
  'Andrea',
  'Fonti: registro degli allievi, 60 persone, 2016–2026',
  'entro 6\u00a0mesi dalla fine, un contratto di lavoro o di agenzia. Altrimenti ti ridiamo i soldi.',
])('"%s" may be true of a business', async text => {
  const { address } = await deploy(say(text))
  expect(faultsOf(await examine(address))).toEqual([])
})

test('values of many pages are one line, and those of one page another', async () => {
  const { address } = await deploy(files => {
    for (const page of ['/', '/aziende'])
      edit(page, body => body.replace('<body>', '<body>Via Esempio 1, info@esempio.it'))(files)
    say('<p>5 su 5, 43 questionari finali</p>')(files)
  })
  expect(faultsOf(await examine(address))).toEqual([
    'error site.demo /, /aziende: contiene dati di esempio: esempio.it, Via Esempio 1',
    'error site.demo /: contiene dati di esempio: le cinque stelle',
  ])
})

test('blanks between two elements do not hide who is an example', async () => {
  const { address } = await deploy(
    say('<b>Sara</b>\n <span>da barista a consulente commerciale</span>'),
  )
  expect(faultsOf(await examine(address))).toHaveLength(1)
})
