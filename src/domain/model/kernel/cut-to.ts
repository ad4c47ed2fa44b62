/** At most so many UTF-16 units, never half of a character beyond the basic plane. */
export function cutTo(text: string, limit: number): string {
  return text.length <= limit
    ? text
    : text
        .slice(0, limit)
        .replace(/[\ud800-\udbff]$/, '')
        .trim()
}
