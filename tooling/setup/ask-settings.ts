import * as v from 'valibot'
import { schema } from '../config/env-schema.ts'
import type { EnvFile, Setting } from './env-file.ts'
import { withScheme } from './questions.ts'
import type { Step } from './step.ts'
import type { Terminal } from './terminal.ts'

const modes = {
  'no-cors': 'no-cors: va bene per qualsiasi automazione, ma il sito non vede i suoi errori',
  cors: 'cors: il sito legge la risposta, se l’automazione lo permette (n8n, Make)',
}

/** Says so of a setting that another place sets, because .env would change nothing there. */
function isSetElsewhere(terminal: Terminal, env: EnvFile, name: Setting): boolean {
  const place = env.findOther(name)
  if (place === null) return false
  const where = place === 'environment' ? 'nelle variabili del computer' : `in ${place}`
  terminal.say(`${name} è scritto ${where}, che vale più di .env: se vuoi, cambialo lì.`)
  return true
}

/** Asks for a setting that may stay empty. */
async function askSetting(
  terminal: Terminal,
  env: EnvFile,
  name: Setting,
  {
    message,
    tidy = text => text,
    mayBe = async () => true,
  }: {
    message: string
    tidy?: (answer: string) => string
    /** Whether the person means a new answer that is right in itself. */
    mayBe?: (answer: string) => Promise<boolean>
  },
) {
  if (isSetElsewhere(terminal, env, name)) return
  const [example] = v.getExamples(schema.entries[name])
  // One that is wrong may hold a password, which the screen must not repeat.
  const present = env.findProblem(name, env.read(name)) === null ? env.read(name) : ''
  const ask = async () =>
    tidy(
      await terminal.askText({
        message,
        present,
        example: String(example ?? ''),
        findProblem: text => (text === '' ? null : env.findProblem(name, tidy(text))),
      }),
    )
  let answer = await ask()
  while (answer !== present && !(await mayBe(answer))) answer = await ask()
  if (answer !== present) env.write(name, answer)
}

interface Webhook {
  name: Setting
  label: string
}

const leadWebhook: Webhook = {
  name: 'VITE_LEAD_WEBHOOK_URL',
  label: 'Webhook del modulo contatti',
}
const companyWebhook: Webhook = {
  name: 'VITE_COMPANY_WEBHOOK_URL',
  label: 'Webhook del modulo aziende',
}

function webhookStep(
  terminal: Terminal,
  env: EnvFile,
  { name, label }: Webhook,
  other: Setting,
): Step {
  return {
    label,
    isSettled: () => env.read(name) !== '' && env.findProblem(name, env.read(name)) === null,
    isRequired: true,
    ask: heading =>
      askSetting(terminal, env, name, {
        message: `${heading} (Invio se non c’è ancora)`,
        tidy: withScheme,
        mayBe: async address =>
          address === '' ||
          address !== env.read(other) ||
          terminal.askYesNo('È lo stesso indirizzo dell’altro modulo: ne servono due. Lo tengo?'),
      }),
  }
}

function modeStep(terminal: Terminal, env: EnvFile): Step {
  const name = 'VITE_LEAD_WEBHOOK_MODE'
  return {
    label: 'Come invia il modulo contatti',
    // What it does without an answer fits every automation.
    isSettled: () => true,
    isRequired: false,
    async ask(heading) {
      if (isSetElsewhere(terminal, env, name)) return
      const present = env.read(name) === 'cors' ? 'cors' : 'no-cors'
      const mode = await terminal.askChoice(`${heading} (nel dubbio, no-cors)`, modes, present)
      if (mode !== present) env.write(name, mode)
    },
  }
}

const trackers = ['VITE_GOOGLE_TAG_ID', 'VITE_GOOGLE_ADS_CONVERSION', 'VITE_META_PIXEL_ID'] as const

function trackersStep(terminal: Terminal, env: EnvFile): Step {
  return {
    label: 'Statistiche e annunci',
    isSettled: () => false,
    isRequired: false,
    async ask(heading) {
      const used = trackers.filter(setting => env.read(setting) !== '')
      const message = `${heading}\nUsi quelli di Google o di Meta? Partono solo con il consenso.`
      if (!(await terminal.askYesNo(message, used.length > 0))) {
        for (const setting of used) env.write(setting, '')
        return
      }
      const wayOut = 'Se non c’è, premi Invio lasciando vuoto.'
      const ask = (setting: Setting, text: string) =>
        askSetting(terminal, env, setting, { message: `${text}\n${wayOut}` })
      await ask(
        'VITE_GOOGLE_TAG_ID',
        'Tag Google: G- per le visite, AW- per gli annunci, GT- per tutti e due.',
      )
      if (/^(?:AW|GT)-/.test(env.read('VITE_GOOGLE_TAG_ID')))
        await ask(
          'VITE_GOOGLE_ADS_CONVERSION',
          'Conversione di Google Ads che conta un contatto (send_to).',
        )
      await ask('VITE_META_PIXEL_ID', 'Numero del pixel di Meta.')
    },
  }
}

export function settingSteps(terminal: Terminal, env: EnvFile): Step[] {
  return [
    webhookStep(terminal, env, leadWebhook, companyWebhook.name),
    modeStep(terminal, env),
    webhookStep(terminal, env, companyWebhook, leadWebhook.name),
    trackersStep(terminal, env),
  ]
}
