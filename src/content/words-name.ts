/** A file of words: of a page, such as "pages/home", or of what pages share, such as "words/layout". */
export type WordsName = `${'pages' | 'words'}/${string}`

export const isWordsName = (name: string): name is WordsName => /^(?:pages|words)\//.test(name)
