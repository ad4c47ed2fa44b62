import { cleanEmail, isEmail } from '../../../kernel/contact-fields'

/** Several e-mail addresses in one cell: ` ::: `, `;`, `,` and line breaks part them, except inside quotes and `<…>`. */
export function splitEmails(cell: string): readonly string[] {
  const parts: string[] = []
  for (const piece of splitTriple(cell).flatMap((text) => text.split(/\+(?=smtp:|sip:|x500:)/i))) {
    for (const part of piece.match(/(?:"[^"]*"|<[^<>]*>|[^",;、，；\r\n<>]|["<>])+/g) ?? []) parts.push(part)
  }
  return joinNames(parts.map((part) => part.trim()).filter((part) => part !== '')).flatMap(bareAddresses)
}

/** `a@x.org / b@x.org`, `a@x.org b@x.org`: without names beside them, blanks, slashes and bars part addresses, too. */
function bareAddresses(text: string): readonly string[] {
  const parts = text.split(/[\s/|]+/).filter((part) => part !== '' && !AND.has(part.toLowerCase()))
  return parts.length > 1 && parts.every((part) => /^[^\s@<>"]+@[^\s@<>"]+$/.test(part)) ? parts : [text]
}

const AND: ReadonlySet<string> = new Set('& and or und oder et ou y o e i og och en of и или'.split(' '))

/** `Doe, Ana <ana@example.com>`: the part before an unquoted comma has no address, and belongs to the one after it. */
function joinNames(parts: readonly string[]): readonly string[] {
  return parts.filter((part, at) => part.includes('@') || !/<[^<>@]*@[^<>]*>/.test(parts[at + 1] ?? ''))
}

/** Addresses of Exchange (`EX`, `/o=ExchangeLabs/…`) lead nowhere outside their server. */
export function isExchangeAddress(text: string): boolean {
  return /^\/?o=/i.test(text.trim())
}

const LONGEST_WITH_REMARK = 400

/** The address that a text says, with what stands around it left out: `smtp:`, a name, a remark, a subject. */
export function bareEmail(given: string): string {
  // As nearly all are.
  if (ORDINARY.test(given)) return cleanEmail(given)
  const text = given.length > LONGEST_WITH_REMARK ? given : spelledOut(given)
  const clean = cleanEmail(text.replace(/^['"]+|(?<!['"])['"]+$/g, '')).replace(/\?(subject|body|cc|bcc)=.*$/s, '')
  // Looking for one in a long text would take too long, and what is found there is no address of anybody's.
  if (isEmail(clean) || text.length > LONGEST_WITH_REMARK) return clean
  const [only, ...others] = new Set(text.match(/(?<![^\s<>()"',;:[\]])[^\s<>()"',;:[\]]+@[^\s<>()"',;:[\]]+/g))
  return only === undefined || others.length > 0 || isOneName(text, only) ? clean : cleanEmail(only)
}

/** `HERNANDO CALPA@example.com`, a name that was made an address of: what stands before the blank is of it, and `calpa@` somebody else's. */
function isOneName(text: string, address: string): boolean {
  const [before = ''] = text.split(address)
  const word = before.endsWith(' ') ? (before.trim().split(' ').at(-1) ?? '') : ''
  const [name = ''] = address.split('@')
  const isAs = (write: (said: string) => string) => write(word) === word && write(name) === name
  return /^\p{L}+$/u.test(word) && (isAs((said) => said.toUpperCase()) || isAs((said) => said.toLowerCase()))
}

const ORDINARY = /^[\w.+-]{1,64}@(?:[\w-]{1,63}\.){1,5}\w{2,24}$/

const SPACED = /^([\w.+-]{1,64})\s?@\s?((?:[\w-]{1,63}\.){1,5}\w{2,24})$/

/** `ana (at) example.com`, `ana @example.com.`, `http://ana@example.com`: as people and programs miswrite an address. */
function spelledOut(text: string): string {
  return (
    text
      .normalize('NFKC')
      .replace(/\s?[([{]\s?(?:at|arroba|ät)\s?[)\]}]\s?/i, '@')
      .replace(/\s?[([{]\s?(?:dot|punkt|punto|point|ponto)\s?[)\]}]\s?/gi, '.')
      .replace(/^https?:\/\//i, '')
      .replace(/(?<![.,;:/])[.,;:/]{1,5}$/, '')
      // Nothing else may stand there: `Ana Doe @ acme.example` is where somebody works.
      .replace(SPACED, '$1@$2')
  )
}

/**
 * Several phone numbers: a comma parts them where both sides are long enough to be numbers of their own, and a slash where
 * they begin as such or are as long as each other: `+49 351 / 12 34 56` is one.
 */
export function splitPhones(cell: string): readonly string[] {
  return splitTriple(cell)
    .flatMap(besideInBrackets)
    .flatMap((piece) => piece.split(/[;、；\r\n]+|(?<=\d)\s+(?=\p{L}{2,20}:\s?[+(\d])/u))
    .flatMap((piece) => {
      // One behind the last, too: `016916470,,`.
      const parts = piece.split(',').filter((part) => part.trim() !== '')
      const separate = parts.length === 1 || parts.every((part) => digitsOf(part) >= 6) ? parts : [piece]
      return separate.flatMap(partedBySlash)
    })
    .map((part) => part.trim())
    .filter((part) => part !== '')
}

/** `0983 565374 (WhatsApp 347 9110013)`: a number in brackets that is long enough is another one. */
function besideInBrackets(text: string): readonly string[] {
  if (text.length > LONGEST_PHONES) return [text]
  const match = /^([^()]{6,60}(?:\([^()\d]{1,30}\)[^()]{0,20})?)\(([^()]{6,60})\)$/.exec(text.trim())
  const [, first = '', second = ''] = match ?? []
  return digitsOf(first) >= WHOLE && digitsOf(second) >= WHOLE ? [first, second] : [text]
}

const LONGEST_PHONES = 400
/** Fewer digits may be the end of a number before them. */
const WHOLE = 8

function partedBySlash(text: string): readonly string[] {
  const wholes =
    text.length > LONGEST_PHONES ? [text] : text.split(/\/|\s[-–]\s|\s(?:y|e|o|or|and|und|oder|ou|et|en|of|lub|i|и|или|ve)\s/)
  if (wholes.length > 1 && wholes.every((part) => digitsOf(part) >= WHOLE)) return wholes
  const parts = text.split(/\s\/\s/)
  const [first = ''] = parts
  const areNumbers = parts.every(
    (part, at) => digitsOf(part) >= 6 && (at === 0 || /^\s*[+0(]/.test(part) || digitsOf(part) === digitsOf(first)),
  )
  return areNumbers ? parts : [text]
}

function digitsOf(text: string): number {
  return text.replace(/\D/g, '').length
}

/** Names of tags or groups. */
export function splitList(cell: string): readonly string[] {
  return splitTriple(cell)
    .flatMap((piece) => piece.split(/[;,|\r\n]+/))
    .map((part) => part.trim())
    .filter((part) => part !== '')
}

/** Ten addresses of the longest kind. */
const LONGEST_LINKS = 20_000

/** A semicolon may belong to an address: it parts two where a blank or another host follows. */
export function splitLinks(cell: string): readonly string[] {
  if (cell.length > LONGEST_LINKS) return [cell.trim()]
  return splitTriple(cell)
    .flatMap((piece) => piece.split(/(?<![;\s])[;\s]+(?=https?:|www\.)|;\s+|;(?=(?:[\w-]+\.)+[a-z]{2,}(?:[/;]|$))|;$|[\r\n]+/i))
    .map((part) => bareLink(part.trim()))
    .filter((part) => part !== '')
}

/** `<https://acme.example>`, `[Acme](https://acme.example)`, `http:/acme.example`: an address as people and programs miswrite it. */
export function bareLink(text: string): string {
  if (text.length > LONGEST_LINKS) return text
  const inside = /^<([^<>]{1,2000})>$/.exec(text)?.[1] ?? /^\[[^[\]]{0,200}\]\(([^()\s]{1,2000})\)$/.exec(text)?.[1] ?? text
  return inside.normalize('NFKC').replace(/^(?:https?:\/\/)?(https?)\\?:?\/{1,3}(?=[^/])/i, '$1://')
}

/** Google joins values of one kind with ` ::: `; one that came first in the account stands first. */
export function splitTriple(cell: string): readonly string[] {
  // Not by a pattern with blanks around: a cell of nothing but blanks would take minutes.
  const parts = cell.split(':::')
  return parts.length === 1
    ? parts
    : parts.map((part, at) => (at === 0 ? part.trimEnd() : at === parts.length - 1 ? part.trimStart() : part.trim()))
}

export interface ReadLabel {
  readonly label: string | null
  readonly primary: boolean
}

/** `* Work`: the star marks the primary one. */
export function readLabel(text: string): ReadLabel {
  const label = text
    .replace(/^\s*\*/, '')
    .replace(/\s+/gu, ' ')
    .trim()
  return { label: label === '' ? null : label.slice(0, 40), primary: /^\s*\*/.test(text) }
}
