export const engineNames = ['chromium', 'firefox', 'webkit'] as const
export type EngineName = (typeof engineNames)[number]

export type Key = 'Tab' | 'Enter' | 'Escape' | ' ' | 'ArrowDown'

/** A running browser. Each visit to the site starts without anything stored. */
export interface Engine {
  readonly version: string
  visit: () => Promise<Visit>
  close: () => Promise<void>
}

/** What a journey may do, in the same words for every engine. The pointer and the keys are real. */
export interface Visit {
  open: (address: string) => Promise<void>
  /** Runs a function in the page. It must use nothing from outside but its parameters. */
  run: <Args extends unknown[], Result>(
    script: (...parameters: Args) => Result,
    ...parameters: Args
  ) => Promise<Result>
  clickAt: (x: number, y: number) => Promise<void>
  type: (text: string) => Promise<void>
  press: (key: Key) => Promise<void>
  resize: (width: number, height: number) => Promise<void>
  /** Errors and warnings in the console. */
  complaints: () => Promise<string[]>
  end: () => Promise<void>
}
