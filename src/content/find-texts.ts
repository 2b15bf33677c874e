import { companyForm } from './aziende.ts'
import { composeWords } from './compose-words.ts'
import { contact } from './contact.ts'
import { cookieDialog } from './cookie-dialog.ts'
import { cookieBanner } from './cookies.ts'
import { fillIn } from './fill-in.ts'
import { hero } from './home.ts'
import { companyNotices, contactNotices } from './messages.ts'
import { notFound } from './not-found.ts'
import { promises } from './promises.ts'
import { thankYou } from './thank-you.ts'
import type { Path } from './value-at.ts'

/** A text of the site: where it is written, or nowhere if the contract fixes it. */
export interface Text<Name> {
  file?: Name
  path: Path
  /** As visitors read it. */
  shown: string
}

/** Modules in which the contract fixes some of the texts. */
const withFixed = [
  ...[companyForm, companyNotices, contact, contactNotices, cookieBanner, cookieDialog],
  ...[hero.cta, notFound, promises, thankYou],
]

function textsIn(value: unknown, path: Path = []): { path: Path; text: string }[] {
  if (typeof value === 'string') return [{ path, text: value }]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, each]) =>
    textsIn(each, [...path, Array.isArray(value) ? Number(key) : key]),
  )
}

interface Data<Name extends string> {
  files: Record<Name, { own: unknown; example: unknown }>
  /** What stands for facts in texts. */
  facts: Iterable<[name: string, fact: string | null]>
}

function listTexts<Name extends string>({ files, facts }: Data<Name>): Text<Name>[] {
  const named = new Map(facts)
  // Object.keys is typed with string keys.
  const written = (Object.keys(files) as Name[]).flatMap(file =>
    textsIn(fillIn(files[file].own, files[file].example)).map(({ path, text }) => ({
      file,
      path,
      shown: composeWords(text, named),
    })),
  )
  const known = new Set(written.map(({ shown }) => shown))
  const fixed = new Set(textsIn(withFixed).map(({ text }) => text))
  return [
    ...written,
    ...[...fixed].filter(text => !known.has(text)).map(shown => ({ path: [], shown })),
  ]
}

/** Makes displayed and typed text comparable. */
const plain = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[‘’]/g, "'")
    .replaceAll(/[“”]/g, '"')
    .replaceAll(/\s+/g, ' ')
    .trim()

/** The texts that contain these words; exact matches come first. */
export function findTexts<Name extends string>(data: Data<Name>, words: string): Text<Name>[] {
  const sought = plain(words)
  if (sought.length < 2) return []
  return listTexts(data)
    .filter(({ shown }) => plain(shown).includes(sought))
    .sort((one, other) => one.shown.length - other.shown.length)
}
