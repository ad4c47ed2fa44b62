/** A line break in a name must not begin a header or a paragraph of its own. */
export function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

export function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character)
}
