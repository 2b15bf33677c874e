const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

export function unescapeMarkup(text: string): string {
  return text.replace(/&(amp|lt|gt|quot|apos);/g, (whole, name) => entities[name] ?? whole)
}

/** The texts between two tags. */
export function findTexts(html: string): string[] {
  return [...html.matchAll(/>([^<]+)</g)].map(([, text = '']) => unescapeMarkup(text))
}

/** The attributes of each element with this name. Our build always writes double quotes. */
export function findElements(html: string, name: string): Record<string, string>[] {
  return [...html.matchAll(new RegExp(`<${name}\\b[^>]*>`, 'gi'))].map(([element]) =>
    Object.fromEntries(
      [...element.matchAll(/([\w:-]+)\s*=\s*"([^"]*)"/g)].map(([, key = '', value = '']) => [
        key.toLowerCase(),
        unescapeMarkup(value),
      ]),
    ),
  )
}
