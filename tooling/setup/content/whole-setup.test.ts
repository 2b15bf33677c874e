import { beforeEach, expect, test } from 'vitest'
import { findContentProblems } from '../../config/find-content-problems.ts'
import { importContent } from '../../config/import-content.ts'
import { forgetSettings } from '../../config/testing/no-settings.ts'
import { openEnvFile } from '../env-file.ts'
import { describeLeftToDo } from '../left-to-do.ts'
import { company, noMore, settings, setUp } from '../testing/set-up.ts'
import { copyProject, isAsItCame } from '../testing/site-copy.ts'
import { figures, legal, people, words } from '../testing/words.ts'

beforeEach(forgetSettings)

const headings = (heard: string) => [
  ...new Set([...heard.matchAll(/(\d+\/\d+) · /g)].map(([, heading]) => heading)),
]

test.runIf(isAsItCame)(
  'whoever answers every question has a site that can be built for real',
  async () => {
    const { root, read } = copyProject()
    const { ended, heard } = await setUp(root, [
      ...company,
      ...words,
      ...figures,
      ...people,
      ...legal,
      ...settings,
      ...noMore,
    ])
    expect(ended, heard.slice(-800)).toBe('done')
    const content = await importContent(root)
    expect(findContentProblems(root, content)).toEqual([])
    expect(await describeLeftToDo(root, openEnvFile(root))).toBe(null)
    expect(heard).toContain('Adesso costruisci il sito: npm run build')
    expect(content.members).toMatchObject([
      {
        name: 'Luca D’Alò',
        bio: 'Vende “impianti” da quando aveva vent’anni.',
        achievements: ['61 persone formate', 'Trattative lunghe'],
        proof: { people: 61, from: '2018-03', to: '2026-03' },
      },
    ])
    expect(content.testimonials).toEqual([
      {
        figure: '6\u00a0mesi',
        quote: 'Non sapevo aprire una trattativa: adesso è l’ora che aspetto.',
        name: 'Rosa',
        detail: 'da commessa ad agente',
        proof: { date: '2025-09', source: 'modulo firmato' },
      },
    ])
    expect(content.claims.successRate).toMatchObject({ people: 61, to: '2026-03' })
    expect(read('src/content/legal/versions.ts')).toContain("firstDay: Day = '2026-03-01'")
    const numbers = headings(heard).map(heading => Number.parseInt(heading ?? '', 10))
    expect(numbers).toEqual(numbers.map((_, index) => index + 1))
  },
)
