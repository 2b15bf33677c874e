/** A running browser. Each visit to the site starts without anything stored. */
export interface Engine {
  visit: () => Promise<Visit>
  close: () => Promise<unknown>
}

/** What a journey may do, in the same words for every engine. The pointer and the keys are real. */
export interface Visit {
  open: (address: string) => Promise<unknown>
  /** Runs a function in the page. It must use nothing from outside but its parameters. */
  run: <Args extends unknown[], Result>(
    script: (...parameters: Args) => Result,
    ...parameters: Args
  ) => Promise<Result>
  clickAt: (x: number, y: number) => Promise<unknown>
  type: (text: string) => Promise<unknown>
  press: (key: 'Tab' | 'Enter' | 'Escape' | ' ' | 'ArrowDown') => Promise<unknown>
  resize: (width: number, height: number) => Promise<unknown>
  /** Errors and warnings in the console; the driver of WebKit cannot read it. */
  complaints: readonly string[]
  end: () => Promise<unknown>
}
