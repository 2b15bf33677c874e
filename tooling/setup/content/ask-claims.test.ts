import { expect, test } from 'vitest'
import { askContent } from '../testing/ask-content.ts'
import { type Answers, enter } from '../testing/person.ts'
import { copyProject, isAsItCame } from '../testing/site-copy.ts'
import { figures, nth, words } from '../testing/words.ts'

const claimsFile = 'src/content/claims.ts'
const stars: Answers = [
  ['cinque stelle: 5 su 5', nth(2)],
  ['Quante persone conta?', '40\r'],
]

test('a figure is proven with the meaning that its question states', async () => {
  const { root } = copyProject()
  const { content } = await askContent(root, [...stars, ['Quali mesi copre?', '01/2025\r']], {
    only: 'stelle',
  })
  expect(content.claims.stars).toEqual({
    meaning: '5 su 5',
    source: 'questionari finali',
    people: 40,
    from: '2025-01',
    to: '2026-03',
  })
})

test('a figure that means something else says so before it is proven', async () => {
  const { root } = copyProject()
  const { content, heard } = await askContent(
    root,
    [
      ['cinque stelle: 5 su 5', nth(1)],
      ['Che cosa vuol dire?', 'media 4,9 su 5\r'],
      ['cinque stelle\n', nth(1)],
      ['Quante persone conta?', '40\r'],
      ['Quali mesi copre?', '01/2025\r'],
    ],
    { only: 'stelle' },
  )
  expect(content.claims.stars.meaning, heard).toBe('media 4,9 su 5')
  expect(content.claims.stars.source).toBe('questionari finali')
})

test('who stops before the proof is complete is asked for the meaning, which Enter does not give', async () => {
  const { root, read } = copyProject()
  const first = await askContent(root, stars, { only: 'stelle' })
  expect(first.ended).toBe('Stopped')
  expect(read(claimsFile)).not.toContain("meaning: '5 su 5',\n    source: 'questionari")
  const { content, heard } = await askContent(
    root,
    [
      ['Quali mesi copre?', '01/2025\r'],
      ['Che cosa vuol dire?', enter],
      ['Che cosa vuol dire?', 'voto 5 su 5\r'],
    ],
    { only: 'stelle' },
  )
  expect(content.claims.stars.meaning, heard).toBe('voto 5 su 5')
})

test.runIf(isAsItCame)(
  'a proof is offered again for those who were trained, not for the stars',
  async () => {
    const { root } = copyProject()
    const { heard } = await askContent(root, [...words, ...figures])
    const questions = heard.split(/[◆▲]/)
    const ofRate = questions.find(question => question.includes('tasso di successo'))
    const ofStars = questions.find(question => question.includes('cinque stelle'))
    expect(ofRate).toContain('Come prima: registro degli allievi, 61 persone, 03/2018 – 03/2026')
    expect(ofRate).toMatch(/● Nessuno, per ora/)
    expect(ofStars).not.toContain('Come prima')
  },
)
