import { expect, test } from 'vitest'
import { explainNetworkProblem } from './network-problem.ts'

const failure = (change: object) => Object.assign(new Error('boom'), change)
const unknown = (reason: string) => ({
  message: `la richiesta non è riuscita (${reason})`,
  remedy: 'controlla l’indirizzo e riprova',
})

test.each([
  [failure({ code: 'EXOTIC' }), unknown('EXOTIC')],
  [failure({}), unknown('Error: boom')],
  ['odd', unknown('odd')],
  [{ code: 'ENOTFOUND' }, unknown('[object Object]')],
  [
    failure({ code: 'ENOTFOUND' }),
    {
      message: 'questo nome di dominio non si trova (DNS)',
      remedy:
        'controlla che l’indirizzo sia scritto bene, che il dominio sia attivo e che questo computer sia in rete',
    },
  ],
  [
    failure({ name: 'TimeoutError' }),
    {
      message: 'nessuna risposta entro 2.5 secondi',
      remedy: 'controlla che il servizio sia acceso; il sito aspetta altrettanto, poi dà errore',
    },
  ],
])('%s is explained', (error, words) => {
  expect(explainNetworkProblem(error, 2500)).toMatchObject(words)
})
