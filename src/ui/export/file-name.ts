const LONGEST = 80

/** A name that every system takes: what some of them refuse is left out. */
export function fileName(name: string, day: string, extension: string): string {
  const safe = name
    .normalize('NFC')
    .replace(/[\\/:*?"<>|\p{C}]+/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim()
    .replace(/^\.+/, '')
    .slice(0, LONGEST)
    .trim()
  return `${safe === '' ? 'portside' : safe} ${day}.${extension}`
}
