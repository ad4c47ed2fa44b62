import { LIMITS } from '../../../records/limits'

export interface CardProperty {
  /** `item1` of `item1.EMAIL`, in lower case; empty: none. */
  readonly group: string
  /** In capitals. */
  readonly name: string
  /** Kinds of the value, in lower case, those of the bare style of 2.1 included. */
  readonly types: readonly string[]
  /** By name in capitals. */
  readonly parameters: ReadonlyMap<string, string>
  /** Decoded, its backslashes still in it. */
  readonly value: string
  readonly isBinary: boolean
}

/** A value as it stands in the text, or the bytes that quoted-printable spelt out, as characters. */
export type ValueOf = (raw: string, charset: string | undefined, isBytes: boolean) => string

/** No name with its parameters is longer. */
const LONGEST_HEAD = 10_000

/** One line as a property; `null`: it is none. */
export function cardProperty(line: string, valueOf: ValueOf): CardProperty | null {
  const colon = colonOf(line)
  if (colon < 0 || colon > LONGEST_HEAD) return null
  const [head = '', ...rest] = parted(line.slice(0, colon), ';')
  // KDE writes a slash into names: `X-messaging/xmpp-All`.
  const name = /^(?:([\w-]+)\.)?([\w/-]+)$/.exec(head.trim())
  if (name === null) return null
  const parameters = new Map<string, string>()
  const types: string[] = []
  for (const part of rest) {
    const own = androidLabel(part.trim(), valueOf)
    if (own === null) addParameter(part.trim(), parameters, types)
    else types.push(own)
  }
  const encoding = parameters.get('ENCODING')?.toUpperCase()
  // Twice what a cell may hold: escapes and codes take more room than what they stand for.
  const raw = line.slice(colon + 1, colon + 1 + 2 * LIMITS.importCellBytes)
  const isQuoted = encoding === 'QUOTED-PRINTABLE'
  const isBinary = encoding === 'BASE64' || encoding === 'B' || /^\s*data:/i.test(raw)
  return {
    group: (name[1] ?? '').toLowerCase(),
    name: (name[2] ?? '').toUpperCase(),
    types,
    parameters,
    value: isBinary ? '' : valueOf(isQuoted ? quotedBytes(raw) : raw, parameters.get('CHARSET'), isQuoted),
    isBinary,
  }
}

/** `X-CUSTOM(CHARSET=UTF-8,ENCODING=QUOTED-PRINTABLE,=42=C3=BC=72=6F)`: so Android writes what a person calls a number. */
function androidLabel(part: string, valueOf: ValueOf): string | null {
  const inner = /^X-CUSTOM\((.*)\)$/is.exec(part)?.[1]
  if (inner === undefined) return null
  const charset = /CHARSET=([\w-]+)/i.exec(inner)?.[1]
  const isQuoted = /ENCODING=QUOTED-PRINTABLE/i.test(inner)
  const raw = inner.replace(/^(?:(?:CHARSET|ENCODING)=[\w-]+,)*/i, '')
  return valueOf(isQuoted ? quotedBytes(raw) : raw, charset, isQuoted)
    .trim()
    .toLowerCase()
}

function addParameter(part: string, parameters: Map<string, string>, types: string[]): void {
  const equals = part.indexOf('=')
  const key = (equals < 0 ? bareKey(part) : part.slice(0, equals)).trim().toUpperCase()
  const value = equals < 0 ? part : part.slice(equals + 1)
  if (key === 'TYPE') {
    for (const type of value.replaceAll('"', '').split(',')) if (type.trim() !== '') types.push(type.trim().toLowerCase())
  } else if (key !== '') parameters.set(key, caretText(value.trim().replace(/^"(.*)"$/s, '$1')))
}

/** 2.1 leaves the names of parameters out. */
function bareKey(value: string): string {
  if (/^(quoted-printable|base64|b|8bit|7bit)$/i.test(value)) return 'ENCODING'
  return /^(url|uri|inline|cid|content-id)$/i.test(value) ? 'VALUE' : 'TYPE'
}

/** RFC 6868: what a parameter cannot hold stands after a caret. */
function caretText(value: string): string {
  return value.replace(/\^([n^'])/g, (_, code: string) => (code === 'n' ? '\n' : code === '^' ? '^' : '"'))
}

/** The colon that ends the parameters: not one between quotation marks. */
function colonOf(line: string): number {
  let isQuoted = false
  for (let at = 0; at < line.length; at += 1) {
    if (line[at] === '"') isQuoted = !isQuoted
    else if (line[at] === ':' && !isQuoted) return at
  }
  return line.indexOf(':') // a quotation mark that never closes hides none
}

/** At separators that stand outside quotation marks. */
function parted(text: string, separator: string): readonly string[] {
  const parts: string[] = []
  let from = 0
  let isQuoted = false
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === '"') isQuoted = !isQuoted
    else if (text[at] === separator && !isQuoted) {
      parts.push(text.slice(from, at))
      from = at + 1
    }
  }
  return [...parts, text.slice(from)]
}

/** `=C3=A9` as the bytes it spells, one character a byte; what is no code is kept. */
function quotedBytes(raw: string): string {
  const whole = raw.replace(/=\s*$/, '') // a soft break that nothing followed
  return whole.replace(/=([0-9A-Fa-f]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
}

/** The parts of a structured value, between separators that no backslash stands before; still escaped. */
export function valueParts(value: string, separator: ';' | ','): readonly string[] {
  const parts: string[] = []
  let from = 0
  for (let at = 0; at < value.length; at += 1) {
    if (value[at] === '\\') at += 1
    else if (value[at] === separator) {
      parts.push(value.slice(from, at))
      from = at + 1
    }
  }
  return [...parts, value.slice(from)]
}

/** `\n`, `\,`, `\;`, `\:` and `\\` as what they stand for; line ends as one. */
export function plainText(value: string): string {
  return value
    .replace(/\\([nN\\,;:])/g, (_, code: string) => (code === 'n' || code === 'N' ? '\n' : code))
    .replace(/\r\n?/g, '\n')
    .trim()
}

/** Words that say nothing of what a value is. */
const NOISE: ReadonlySet<string> = new Set('internet pref voice x400 text video msg dom intl postal parcel uri ietf'.split(' '))

const NAMES: Readonly<Record<string, string>> = {
  cell: 'Mobile',
  mobile: 'Mobile',
  iphone: 'iPhone',
  fax: 'Fax',
  bbs: 'BBS',
  isdn: 'ISDN',
  pcs: 'PCS',
}

/**
 * What the card calls a value, as Google's export writes it: `Work`, `Home fax`, and with a star in front for the preferred one.
 *
 * @param own the label that Apple's address book keeps beside the value
 */
export function labelOf({ types, parameters }: CardProperty, own: string | undefined): string {
  const words = types
    .map((type) => type.replace(/^x-(?:evolution-)?/, ''))
    .filter((type) => !NOISE.has(type))
    .map((type) => NAMES[type] ?? titled(type))
  const isFax = words.includes('Fax') && words.length > 1
  const label = own ?? (isFax ? `${words.find((word) => word !== 'Fax')} fax` : [...new Set(words)].join(' '))
  return isPreferred(types, parameters) ? `* ${label}`.trim() : label
}

export function isPreferred(types: readonly string[], parameters: ReadonlyMap<string, string>): boolean {
  return types.includes('pref') || parameters.get('PREF') === '1'
}

/** `_$!<HomePage>!$_`: the names Apple's address book has of its own. */
export function appleLabel(value: string): string {
  return value.replace(/^_\$!<(.*)>!\$_$/, '$1').trim()
}

function titled(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}

/** `19801201`, `1980-12-01T00:00:00Z` as `1980-12-01`; `--1201` as `--12-01`; anything else as it is. */
export function cardDate({ value, parameters }: CardProperty): string {
  const text = value.trim()
  const full = /^(\d{4})-?(\d{2})-?(\d{2})(?:$|[T ])/.exec(text)
  if (full !== null) {
    const [, year = '', month, day] = full
    // Apple keeps a birthday without its year under one that it names.
    return `${year === parameters.get('X-APPLE-OMIT-YEAR') ? '-' : year}-${month}-${day}`
  }
  const yearless = /^--(\d{2})-?(\d{2})(?:$|T)/.exec(text)
  return yearless === null ? text : `--${yearless[1]}-${yearless[2]}`
}
