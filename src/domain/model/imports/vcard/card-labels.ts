import type { CardProperty } from './card-property'

/** Words that say nothing of what a value is. */
const NOISE: ReadonlySet<string> = new Set([
  'internet',
  'pref',
  'voice',
  'x400',
  'text',
  'video',
  'msg',
  'dom',
  'intl',
  'postal',
  'parcel',
  'uri',
  'ietf',
])

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
