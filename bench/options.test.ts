import { describe, expect, it } from 'vitest'
import { parts, readOptions } from './options.ts'

describe('the options of the benchmark', () => {
  it('measures everything without any', () => {
    const options = readOptions([])
    expect(options.parts).toEqual(parts)
    expect(options.runs).toEqual({ speed: 5, interaction: 10 })
    expect(options.pages.length).toBeGreaterThan(1)
    expect(options.json).toBeUndefined()
    expect(options.help).toBe(false)
  })

  it('measures the chosen parts and pages, as often as asked', () => {
    const args = '--only memory --only interaction --page / --runs 3 --json out.json'.split(' ')
    const options = readOptions(args)
    expect(options.parts).toEqual(['interaction', 'memory'])
    expect(options.pages.map(({ path }) => path)).toEqual(['/'])
    expect(options.runs).toEqual({ speed: 3, interaction: 3 })
    expect(options.json).toBe('out.json')
  })

  it('measures sizes alone without a run', () => {
    expect(readOptions(['--runs', '0']).parts).toEqual(['sizes'])
  })

  it('can be asked for', () => {
    expect(readOptions(['--help']).help).toBe(true)
  })

  it('refuses what it does not know', () => {
    expect(() => readOptions(['--only', 'weather'])).toThrow('weather is none of speed, sizes')
    expect(() => readOptions(['--page', '/nowhere'])).toThrow('/nowhere is not in bench/pages.ts')
    expect(() => readOptions(['--runs', 'many'])).toThrow('--runs takes a number')
    expect(() => readOptions(['--fast'])).toThrow('--fast')
  })
})
