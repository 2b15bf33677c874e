interface Section {
  title: string
  /** The script of package.json whose output is the section. */
  script: string
  /** The options of the script that belong to the section. */
  options?: readonly string[]
  /** What stands above the figures: where to read what they mean. */
  introduction: string
  /** Where the figures begin in the output, if something else comes before. */
  from?: RegExp
  isMarkdown?: boolean
}

/** The sections of docs/misure.md, in their order. */
const all = {
  speed: {
    title: 'Speed and sizes',
    script: 'bench',
    introduction:
      'On nginx with HTTP/2, TLS and all headers, beside the same page without script and an empty one: [bench.md](bench.md).',
    options: ['--only', 'speed', '--only', 'sizes'],
    from: /^Lighthouse|^Sizes/m,
  },
  interaction: {
    title: 'Interaction and memory',
    script: 'bench',
    options: ['--only', 'interaction', '--only', 'memory'],
    introduction:
      'What visitors do beside an empty button, and what many rounds leave behind: [bench.md](bench.md#interaction).',
    from: /^From an input|^What the page holds/m,
  },
  engines: {
    title: 'Engines',
    script: 'engines',
    introduction: 'One visitor in three engines: [engines.md](engines.md).',
    from: /^\| Journey/m,
    isMarkdown: true,
  },
  hosts: {
    title: 'Hosts',
    script: 'hosts',
    introduction: 'One build on seven hosts: [hosts.md](hosts.md).',
    from: /^\| {2}\|/m,
    isMarkdown: true,
  },
  accessibility: {
    title: 'Accessibility',
    script: 'e2e',
    options: ['--reporter', './e2e/criteria-reporter.ts'],
    introduction:
      'The browser tests behind each criterion of WCAG 2.2, A and AA: [accessibilita.md](accessibilita.md).',
    from: /^\| Criterion/m,
    isMarkdown: true,
  },
  mutation: {
    title: 'Mutation',
    script: 'mutation',
    introduction:
      'How many small faults in cores, hooks, `lib` and the rules of the tooling a unit test beside them sees.',
    from: /^\| Folder/m,
    isMarkdown: true,
  },
  chaos: {
    title: 'When one thing breaks',
    script: 'chaos',
    introduction: 'What became of each lead: [chaos.md](chaos.md).',
  },
} satisfies Record<string, Section>

export type SectionKey = keyof typeof all
export const sections: Record<SectionKey, Section> = all
export const sectionKeys = Object.keys(all) as SectionKey[] // The type of Object.keys forgets the names.

export function isSectionKey(text: string): text is SectionKey {
  return sectionKeys.some(key => key === text)
}
