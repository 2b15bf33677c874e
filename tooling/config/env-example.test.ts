import { expect, test } from 'vitest'
import { portRules, settingRules } from './variables.ts'

const opening = `# Le impostazioni del sito come variabili d’ambiente, per chi costruisce da Git su un host: valgono più di
# src/content/business/settings.json, dove le scrive npm run setup. Per provarle su questo computer copia il
# file con il nome .env. Ciò che resta vuoto è come se non ci fosse.`

/** A description in lines of a comment. */
const inLines = (text: string) => text.replaceAll(/(.{1,100})(?:\s|$)/g, '# $1\n').trimEnd()

/** The text of .env.example. An unchanged copy changes nothing. */
function envExample(): string {
  const settings = [...settingRules.values()].map(({ variable, hint, examples }) =>
    [inLines(hint), `# Per esempio: ${examples.join(' oppure ')}`, `${variable}=`].join('\n'),
  )
  const ports = Object.entries(portRules).map(
    ([name, { hint, initial }]) => `${inLines(hint)}\n${name}=${initial}`,
  )
  return `${[opening, ...settings, ...ports].join('\n\n')}\n`
}

test('the committed .env.example has every setting (npx vitest run env-example -u writes it)', async () => {
  await expect(envExample()).toMatchFileSnapshot('../../.env.example')
})
