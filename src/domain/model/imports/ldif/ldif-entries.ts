import { decode } from '../decode'

/** An entry of a directory: what it says, in order, attributes in lower case without their options. */
export interface LdifEntry {
  /** The line of the file it starts on, from 1. */
  readonly line: number
  readonly values: readonly (readonly [string, string])[]
}

/** No entry of an address book is longer. */
const MOST_LINES = 2000

/** The entries of an LDIF file (RFC 2849): parted by blank lines, folded lines joined, base64 as text. */
export function ldifEntries(text: string, most: number): readonly LdifEntry[] {
  const entries: LdifEntry[] = []
  let lines: string[] = []
  let start = 0
  const finish = () => {
    const values = lines.flatMap((line) => valueOf(line) ?? [])
    if (values.some(([name]) => name !== 'version')) entries.push({ line: start, values })
    lines = []
  }
  for (const [at, line] of text.split(/\r\n?|\n/).entries()) {
    const last = lines.at(-1)
    if (line.startsWith(' ') && last !== undefined) lines[lines.length - 1] = last + line.slice(1)
    else if (line.trim() === '') {
      finish()
      if (entries.length > most) return entries
    } else if (lines.length < MOST_LINES) {
      if (lines.length === 0) start = at + 1
      lines.push(line)
    }
  }
  finish()
  return entries
}

/** `sn:: TcO8bGxlcg==`, `cn;lang-de: Ana`; `null`: a remark, an address of a file, or no attribute. */
function valueOf(line: string): readonly [string, string][] | null {
  const [, name = '', colons = '', raw = ''] = /^([\w.-]+)(?:;[\w.;=-]+)?:(:|<)?\s*(.*)$/s.exec(line) ?? []
  if (name === '' || colons === '<') return null
  return [[name.toLowerCase(), (colons === ':' ? base64Text(raw) : raw).trim()]]
}

function base64Text(raw: string): string {
  try {
    return decode(Uint8Array.from(atob(raw.replace(/\s/g, '')), (character) => character.charCodeAt(0))).text
  } catch {
    return raw // not base64, though it says so
  }
}
