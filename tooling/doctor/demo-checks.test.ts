import { expect, test } from 'vitest'
import { edit, examine, type FaultRow, faultsOf, say, testFaults } from './testing/examine-site.ts'
import { deploy } from './testing/local-deployment.ts'

const writeOwn =
  'scrivi i dati veri con npm run setup, poi ricostruisci il sito (npm run build) e ripubblica la cartella dist'

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
    'PEC palestra@pec.esempio.it': 'palestra@pec.esempio.it',
    'P. IVA 00000000000': '00000000000',
    '+39\u00a0000 000 0000': '+39 000 000 0000',
    'di Ragione Sociale S.r.l., con sede': 'Ragione Sociale S.r.l.',
    'in Via Esempio 1': 'Via Esempio 1',
    'REA XX-000000': 'XX-000000',
    'Hosting Esempio (Italia)': 'Hosting Esempio',
  }).map(
    ([text, name]): FaultRow => [
      text,
      say(text),
      `error site.demo /: contiene dati di esempio: “${name}”`,
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
])

test.each([
  'Città di Castello (PG)',
  'Corso Nuova Città, 5',
  'Insegna con l’esempio, per esempio al telefono',
  'info@esempio-marketing.it',
  'Andrea',
  'Fonti: registro degli allievi, 60 persone, 2016–2026',
])('"%s" may be true of a business', async text => {
  const { address } = await deploy(say(text))
  expect(faultsOf(await examine(address))).toEqual([])
})

test('values of many pages are one line, and those of one page another', async () => {
  const { address } = await deploy(files => {
    for (const page of ['/', '/aziende'])
      edit(page, body => body.replace('<body>', '<body>Via Esempio 1, info@esempio.it'))(files)
    say('<p>REA XX-000000</p>')(files)
  })
  expect(faultsOf(await examine(address))).toEqual([
    'error site.demo /, /aziende: contiene dati di esempio: “info@esempio.it”, “Via Esempio 1”',
    'error site.demo /: contiene dati di esempio: “XX-000000”',
  ])
})
