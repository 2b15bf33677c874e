import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Content } from '../../src/content/for-tooling.ts'
import {
  businessDataFile,
  companyKeys,
  findValueProblem,
  siteKeys,
} from '../config/business-data.ts'
import { findSteps, type Path } from '../config/content-tree.ts'
import { insertEntry, insertProperty, removePart, replaceValue } from './edit-content.ts'
import { saveFile } from './save-file.ts'
import type { Value } from './source-code.ts'

/** The business data: as they are in the file, which changes with each answer. */
export interface SiteFile {
  read: (path: Path) => unknown
  /** Whether it is there, and no example any more. */
  isSettled: (path: Path) => boolean
  /** What would be wrong with a value; null if nothing. */
  findProblem: (path: Path, value: string) => string | null
  write: (path: Path, value: Value) => void
  remove: (path: Path) => void
}

type Branch = Record<string | number, unknown>

/** The object or list that holds the last key of a path. Paths lead through objects and lists only. */
function branchOf(site: unknown, path: Path): Branch {
  return path.slice(0, -1).reduce((branch, key) => branch[key] as Branch, site as Branch)
}

/** A copy of the site with another value. */
function withValue(site: unknown, path: Path, value: string): unknown {
  const copy = structuredClone(site)
  // An entry of a list may be a new one.
  const branch = path.slice(0, -1).reduce((parent, key) => {
    parent[key] ??= {}
    return parent[key] as Branch
  }, copy as Branch)
  branch[path.at(-1) ?? ''] = value
  return copy
}

export function openSiteFile(root: string, content: Content): SiteFile {
  const site: unknown = structuredClone(content.site)
  const read = (keys: Path) => branchOf(site, keys)[keys.at(-1) ?? '']
  const toCodePath = (keys: Path): Path => ['site', ...keys]

  /** Where a new part goes: after the one that comes before it in the file. */
  function previousOf(code: string, keys: Path): Path {
    const parent = keys.slice(0, -1)
    const key = String(keys.at(-1))
    const order = parent.length > 0 ? companyKeys : siteKeys
    const before = order.slice(0, order.indexOf(key)).reverse()
    const isThere = (other: string) =>
      findSteps(code, toCodePath([...parent, other])).length === keys.length + 1
    return toCodePath([...parent, before.find(isThere) ?? ''])
  }

  function edit(change: (code: string) => string) {
    const code = readFileSync(path.join(root, businessDataFile), 'utf8')
    saveFile(root, businessDataFile, change(code))
  }

  return {
    read,
    isSettled(keys) {
      if (read(keys) === undefined || findValueProblem(site, keys) !== null) return false
      const code = readFileSync(path.join(root, businessDataFile), 'utf8')
      return findSteps(code, toCodePath(keys)).at(-1)?.isMarked === false
    },
    findProblem: (keys, value) => findValueProblem(withValue(site, keys, value), keys),
    write(keys, value) {
      const isNew = read(keys) === undefined
      edit(code => {
        if (!isNew) return replaceValue(code, toCodePath(keys), value)
        const key = keys.at(-1) ?? ''
        return typeof key === 'number'
          ? insertEntry(code, toCodePath(keys.slice(0, -1)), value)
          : insertProperty(code, previousOf(code, keys), key, value)
      })
      branchOf(site, keys)[keys.at(-1) ?? ''] = value
    },
    remove(keys) {
      if (read(keys) === undefined) return
      edit(code => removePart(code, toCodePath(keys)))
      const branch = branchOf(site, keys)
      const key = keys.at(-1) ?? ''
      if (Array.isArray(branch)) branch.splice(Number(key), 1)
      else delete branch[key]
    },
  }
}
