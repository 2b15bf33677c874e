import { importContent } from '../config/import-content.ts'
import type { Net } from '../doctor/request.ts'
import { businessSteps } from './ask-business.ts'
import { processorsStep } from './ask-processors.ts'
import { settingSteps } from './ask-settings.ts'
import { openEnvFile } from './env-file.ts'
import { describeLeftToDo } from './left-to-do.ts'
import { sendTestLeads } from './send-test-leads.ts'
import { openSiteFile } from './site-file.ts'
import type { Step } from './step.ts'
import type { Terminal } from './terminal.ts'

const opening = `Ti chiedo i dati dell’azienda e gli indirizzi dei webhook, e li scrivo al posto giusto.
Ogni risposta è salvata subito: con Ctrl+C ti fermi quando vuoi, e la prossima volta riprendi da lì.
Scrivi la risposta e premi Invio; dove c’è una scelta, usa le frecce e poi Invio.`

/** Those without an answer, and the others; what may stay empty is asked together with what must not. */
function sortSteps(steps: readonly Step[]) {
  const isBegun = steps.some(step => step.isRequired && !step.isSettled())
  const isOpen = (step: Step) => !step.isSettled() && (isBegun || step.isRequired)
  return { open: steps.filter(isOpen), others: steps.filter(step => !isOpen(step)) }
}

async function askAll(steps: readonly Step[]) {
  for (const [index, step] of steps.entries())
    await step.ask(`${index + 1} di ${steps.length} · ${step.label}`)
}

export interface SetupOptions {
  root: string
  terminal: Terminal
  net: Net
  now: Date
}

/**
 * Asks for what a real site needs and writes it: first what is missing or an example, then, if the
 * person wants to see it, what is there.
 *
 * @throws Stopped when the person stops; UnwritableFile when a file cannot be written.
 */
export async function runSetup({ root, terminal, net, now }: SetupOptions): Promise<void> {
  terminal.say(opening)
  const site = openSiteFile(root, await importContent(root))
  const env = openEnvFile(root)
  const steps = [
    ...businessSteps(terminal, site),
    processorsStep(terminal, site),
    ...settingSteps(terminal, env),
  ]
  const { open, others } = sortSteps(steps)
  await askAll(open)
  const labels = others.map(({ label }) => label).join(', ')
  if (
    others.length > 0 &&
    (await terminal.askYesNo(`Vuoi rivedere quello che c’è già?\n${labels}`))
  )
    await askAll(others)

  const leftToDo = await describeLeftToDo(root, env)
  terminal.say(leftToDo ?? 'I dati ci sono tutti: il sito vero si può costruire.')
  await sendTestLeads(terminal, env, {
    origin: new URL(String(site.read(['url']))).origin,
    net,
    now,
  })
  terminal.say(
    leftToDo === null
      ? 'Adesso costruisci il sito: npm run build'
      : 'Quando hai finito, costruisci il sito: npm run build',
  )
}
