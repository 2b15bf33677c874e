import * as v from 'valibot'

const problem = 'si scrive true o false, senza virgolette'
const section = (title: string) => v.optional(v.pipe(v.boolean(problem), v.title(title)))

/** The parts of the pages that a business may leave out; what says nothing is shown. */
export const sections = v.pipe(
  v.object({
    about: section('Home: chi siamo'),
    services: section('Home: servizi'),
    method: section('Home: metodo'),
    team: section('Home: team'),
    results: section('Home: risultati'),
    faq: section('Home: domande frequenti'),
    companyFacts: section('Aziende: cifre in alto'),
    training: section('Aziende: il programma'),
    doubts: section('Aziende: i dubbi di tutti'),
    next: section('Aziende: dopo il modulo'),
  }),
  v.title('Sezioni'),
)
