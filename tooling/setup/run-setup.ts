import { importContent } from '../config/import-content.ts'
import type { Net } from '../doctor/request.ts'
import { businessSteps } from './ask-business.ts'
import { processorsStep } from './ask-processors.ts'
import { settingSteps } from './ask-settings.ts'
import { contentSteps } from './content/content-steps.ts'
import { openContent } from './content/open-content.ts'
import { openEnvFile } from './env-file.ts'
import { describeLeftToDo } from './left-to-do.ts'
import { sendTestLeads } from './send-test-leads.ts'
import { openSiteFile } from './site-file.ts'
import type { Step } from './step.ts'
import type { Terminal } from './terminal.ts'

const opening = `Scrivi e premi Invio. Le scelte si fanno con le frecce (sì e no anche con s e n).
Una risposta che c’è già: Invio la tiene; se scrivi, la sostituisci.
Tutto è salvato subito: Ctrl+C ferma, e poi riprendi da lì.`

/** Those without an answer; what may stay empty is asked together with what must not. */
function findOpen(steps: readonly Step[]): Step[] {
  const isBegun = steps.some(step => step.isRequired && !step.isSettled())
  return steps.filter(step => !step.isSettled() && (isBegun || step.isRequired))
}

/** Asks them in order. What an answer makes needless is not counted: the numbers have no gaps. */
async function askAll(steps: readonly Step[], isNeedless: (step: Step) => boolean) {
  let asked = 0
  let needless = 0
  for (const step of steps) {
    if (isNeedless(step)) needless++
    else await step.ask(`${++asked}/${steps.length - needless} · ${step.label}`)
  }
}

export interface SetupOptions {
  root: string
  terminal: Terminal
  net: Net
  now: Date
}

/**
 * Asks for what a real site needs and writes it: first what is missing or an example, then, if the
 * person wants to see it, all of it.
 *
 * @throws Stopped when the person stops; UnwritableFile when a file cannot be written.
 */
export async function runSetup({ root, terminal, net, now }: SetupOptions): Promise<void> {
  terminal.say(opening)
  const content = await importContent(root)
  const site = openSiteFile(root, content)
  const env = openEnvFile(root)
  const steps = [
    ...businessSteps(terminal, site),
    processorsStep(terminal, site),
    ...contentSteps(terminal, openContent(root, content), { root, now }),
    ...settingSteps(terminal, env),
  ]
  const cannotBeAsked = ({ isAsked }: Step) => isAsked?.() === false
  await askAll(findOpen(steps), step => cannotBeAsked(step) || step.isSettled())
  if (await terminal.askYesNo('Vuoi rivedere tutto?')) await askAll(steps, cannotBeAsked)

  const leftToDo = await describeLeftToDo(root, env)
  if (leftToDo !== null) terminal.say(leftToDo)
  const haveArrived = await sendTestLeads(terminal, env, {
    origin: new URL(String(site.read(['url']))).origin,
    net,
    now,
  })
  if (!haveArrived)
    terminal.say(
      'Prima di tutto correggi gli errori dei contatti di prova, qui sopra, e rilancia npm run setup.',
    )
  else
    terminal.say(
      leftToDo === null
        ? 'I dati ci sono tutti. Adesso costruisci il sito: npm run build'
        : 'Quando hai finito, costruisci il sito: npm run build',
    )
}
