import type { Content } from '../../../src/content/for-tooling.ts'
import type { Path } from '../../config/content-tree.ts'
import type { ContentModule } from './content-module.ts'
import type { Field } from './fields.ts'
import type { ContentFiles } from './open-content.ts'

/** A text that may be true of this business as it stands. */
export interface KeptText {
  label: string
  module: ContentModule
  path: Path
  /** What it says, because the person has to know whether it is true. */
  show: () => string
  /** What to ask for if it is not true; without them it is changed in the editor. */
  fields?: readonly Field[]
  /** For what a business may not have at all: the answer of one that has it in other words. */
  variant?: { label: string; otherwise: string }
}

type Words = string | { text: string; link: { label: string } }

const inWords = (words: Words) =>
  typeof words === 'string' ? words : `${words.text} ${words.link.label}`

function showServices(items: Content['services']['items']): string {
  return items
    .map(({ title, features }) => `- ${title}: ${features.map(inWords).join(', ')}.`)
    .join('\n')
}

function field(path: Path, message: string, example: string): Field {
  return { path, message, example }
}

export function keptTexts({
  site,
  claims,
  home,
  companies,
  findProblem,
}: ContentFiles): KeptText[] {
  // The modules hold what the content does, whose types are known.
  const read = <Value>(module: ContentModule, path: Path) => module.read(path) as Value
  const condition = (key: string, message: string, example: string): Field => ({
    ...field(['guarantee', key], message, example),
    // Who changes the conditions may keep some of them.
    likely: read<string>(claims, ['guarantee', key]),
    findProblem: value => findProblem(['guarantee'], [key], value),
  })
  return [
    {
      label: 'Metodo gratuito',
      module: site,
      path: ['freeMethod'],
      show() {
        const { what, inside } = read<Content['freeMethod']>(site, ['freeMethod'])
        return `Chi lascia i suoi contatti riceve ${what}: ${inside}.`
      },
      fields: [
        field(['freeMethod', 'what'], 'Che cosa riceve?', 'un video di 20 minuti'),
        field(['freeMethod', 'inside'], 'Che cosa c’è dentro?', 'le prime tre lezioni'),
      ],
    },
    {
      label: 'Come guadagna chi impara',
      module: site,
      path: ['earnings'],
      show: () => read<string>(site, ['earnings']),
      fields: [field(['earnings'], 'Come guadagna?', 'Hai un contratto di agenzia.')],
    },
    {
      label: 'Programmi',
      module: home,
      path: ['services', 'items'],
      show: () => showServices(read(home, ['services', 'items'])),
    },
    {
      label: 'Presentazione del team',
      module: home,
      path: ['team', 'lead'],
      show: () => read<string>(home, ['team', 'lead']),
      fields: [
        field(['team', 'lead'], 'Come presenti il team, in una frase?', 'Vendono da dieci anni.'),
      ],
    },
    {
      label: 'Come alleni i team delle aziende',
      module: companies,
      path: ['companies', 'training', 'items'],
      show: () =>
        read<Content['companies']['training']['items']>(companies, [
          'companies',
          'training',
          'items',
        ])
          .map(({ title, text }) => `- ${title}: ${text}`)
          .join('\n'),
    },
    {
      label: 'Risposte ai dubbi delle aziende',
      module: companies,
      path: ['companies', 'doubts', 'items'],
      show: () =>
        read<Content['companies']['doubts']['items']>(companies, ['companies', 'doubts', 'items'])
          .map(({ answer }) => `- ${answer}`)
          .join('\n'),
    },
    {
      label: 'Garanzia di inserimento',
      module: claims,
      path: ['guarantee'],
      show() {
        const { programmes, condition, within, contract, otherwise } = read<Content['guarantee']>(
          claims,
          ['guarantee'],
        )
        return `Il sito promette: nei ${programmes}, ${condition}, entro ${within}, ${contract} con un’azienda partner. Altrimenti ${otherwise}.`
      },
      fields: [
        condition('programmes', 'In quali percorsi? (nei…)', 'percorsi intensivi'),
        condition('condition', 'A chi?', 'a chi li completa'),
        condition('within', 'Entro quanto?', '6 mesi dalla fine'),
        condition('contract', 'Con quale contratto?', 'un contratto di lavoro'),
        condition('otherwise', 'Che cosa succede altrimenti?', 'ti rimborsiamo il percorso'),
      ],
      variant: {
        label: 'Sì, con altre condizioni',
        otherwise:
          'se non garantisci l’inserimento va tolto da più punti, che docs/contenuti.md elenca in “Ogni affermazione ha la sua prova”.',
      },
    },
  ]
}
