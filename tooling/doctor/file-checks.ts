import { randomUUID } from 'node:crypto'
import { hashedFolder } from '../hosting/hosted-site.ts'
import { about, type Check } from './check.ts'
import { checkPages, type Deployment, isOk, type Page } from './deployment.ts'
import { type HttpAnswer, request } from './request.ts'

/** The name of a file whose content has a hash, as pages, scripts and stylesheets write it. */
const hashedName = /\b[\w.-]+-[\w-]{8}\.(?:js|css|svg|woff2)\b/g

/** Types without which browsers refuse a file: every answer says nosniff. */
const types: Record<string, RegExp> = {
  js: /^(?:text|application)\/javascript\b/,
  css: /^text\/css\b/,
  svg: /^image\/svg\+xml\b/,
}

function fileProblem(name: string, { status, headers }: HttpAnswer): string | null {
  if (status !== 200) return `${name} (${status})`
  const type = headers['content-type'] ?? 'senza tipo'
  const expected = types[name.split('.').at(-1) ?? '']
  return !expected || expected.test(type) ? null : `${name} (${type})`
}

/** Asks for the files that the pages name, and for those that these name in turn. */
export async function checkFiles(pages: Page[], { address, net }: Deployment): Promise<Check> {
  const { ok, error } = about('site.files', hashedFolder)
  const seen = new Set<string>()
  const problems: string[] = []
  let texts = pages.filter(isOk).map(({ answer }) => answer.body)
  while (texts.length > 0) {
    const named = new Set(texts.flatMap(text => text.match(hashedName) ?? []))
    const fresh = [...named].filter(name => !seen.has(name))
    texts = await Promise.all(
      fresh.map(async name => {
        seen.add(name)
        const answer = await request(address + hashedFolder + name, net)
        const problem = fileProblem(name, answer)
        if (problem) problems.push(problem)
        return answer.body
      }),
    )
  }
  if (problems.length === 0) return ok(`i ${seen.size} file che le pagine usano si caricano`)
  const [first, ...others] = problems.sort()
  const more = others.length > 0 ? ` e altri ${others.length}` : ''
  return error(
    `le pagine usano file che non si caricano: ${first}${more}`,
    'pubblica tutta la cartella dist: senza questi file i moduli non si aprono',
  )
}

/** The seconds for which a browser keeps an answer without asking again. */
function secondsKept({ headers }: HttpAnswer): number {
  const rules = headers['cache-control'] ?? ''
  if (/\bno-(?:store|cache)\b/.test(rules)) return 0
  return Number(/\bmax-age=(\d+)/.exec(rules)?.[1] ?? 0)
}

/** A visitor may ask for a file while a new build is being published. */
export async function checkMissingFile({ address, net }: Deployment): Promise<Check> {
  const { ok, error } = about('site.missing-file', hashedFolder)
  const answer = await request(`${address}${hashedFolder}doctor-${randomUUID()}.js`, net)
  if (secondsKept(answer) === 0) return ok('un file che manca viene richiesto di nuovo')
  return error(
    `un file che manca risponde ${answer.status} con cache-control: ${answer.headers['cache-control']}: il browser ricorda l’errore, e la pagina resta morta`,
    'l’host deve mandare gli errori con no-cache o no-store',
  )
}

/** GitHub Pages keeps pages for ten minutes, and nothing can change it. */
const longestKept = 3_600

export function checkCaching(pages: Page[]): Promise<Check[]> {
  const sound = 'gli aggiornamenti delle pagine si vedono subito'
  return checkPages('site.cache', pages.filter(isOk), sound, ({ answer }, { error }) => {
    if (secondsKept(answer) <= longestKept) return []
    const message = `resta nella memoria dei browser (${answer.headers['cache-control']}): chi l’ha già vista non vede gli aggiornamenti`
    return error(message, 'l’host deve mandare le pagine con no-cache')
  })
}
