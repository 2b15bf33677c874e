import { useState } from 'react'
import { type Check, outcomeWords } from '../../doctor/check.ts'
import { askWebhooks } from './api.ts'
import type { Form } from './form-context.ts'
import { messageOf } from './saver.ts'

const modeWords = {
  cors: {
    why: 'L’automazione permette di leggere le sue risposte: così il visitatore sa se il contatto non è arrivato.',
    choose: 'Leggi le risposte (cors)',
  },
  'no-cors': {
    why: 'L’automazione non permette di leggere le sue risposte: chiedendole, dal modulo contatti non partirebbe niente.',
    choose: 'Invia senza leggerle (no-cors)',
  },
}

/** Asks the webhooks what they would answer to a visitor. */
export function Connections({ data, save }: Pick<Form, 'data' | 'save'>) {
  const [report, setReport] = useState<Check[]>([])
  const [status, setStatus] = useState('')
  const better = report.find(check => check.better)?.better
  const isAsking = status === 'Chiedo…'

  async function ask(send: boolean) {
    setReport([])
    setStatus('Chiedo…')
    try {
      const answer = await askWebhooks(send)
      setReport(answer)
      setStatus(answer.length === 0 ? 'Prima scrivi l’indirizzo di un webhook.' : '')
    } catch (error) {
      setStatus(messageOf(error))
    }
  }

  return (
    <section aria-labelledby="check">
      <h3 id="check">Prova dei webhook</h3>
      <div className="actions">
        <button type="button" aria-disabled={isAsking} onClick={() => isAsking || ask(false)}>
          Controlla
        </button>
        <button type="button" aria-disabled={isAsking} onClick={() => isAsking || ask(true)}>
          Invia un contatto di prova
        </button>
      </div>
      <div role="status">
        {status}
        {report.length > 0 && (
          <ul>
            {report.map(({ check, outcome, target, message, remedy }) => (
              <li key={target + check}>
                <strong>{outcomeWords[outcome]}</strong> {target}: {message}
                {remedy && <em>{remedy}</em>}
              </li>
            ))}
          </ul>
        )}
      </div>
      {better && data.files.settings.own.leadMode !== better && (
        <p>
          {modeWords[better].why}{' '}
          <button type="button" onClick={() => save('settings', ['leadMode'], better)}>
            {modeWords[better].choose}
          </button>
        </p>
      )}
    </section>
  )
}
