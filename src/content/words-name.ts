type Page = keyof typeof import('./words.ts')

/** A file of the words of the pages, such as "words/home". */
export type WordsName = `words/${Page}`

export const isWordsName = (name: string): name is WordsName => name.startsWith('words/')
