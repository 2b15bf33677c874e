/** Title and link are fixed by the specification, in English. */
export const notFound = {
  title: 'Oops! Page not found',
  text: 'Questa pagina non esiste o è stata spostata. Il bilanciere è rimasto senza dischi.',
  home: 'Return to Home',
}
