/* Address books that are no tables: what a column is called says where its value stands. */

type Table = readonly (readonly string[])[]

/** `N.family`, `ADR.city;TYPE=WORK`, `TEL;TYPE=CELL`: the rows as vCards 3.0. */
export function cardsOf([names = [], ...rows]: Table): string {
  return rows.map((cells) => ['BEGIN:VCARD', 'VERSION:3.0', ...linesOf(names, cells), 'END:VCARD', ''].join('\r\n')).join('')
}

const PARTS: Readonly<Record<string, readonly string[]>> = {
  N: ['family', 'given', 'middle', 'prefix', 'suffix'],
  ADR: ['box', 'extended', 'street', 'city', 'region', 'code', 'country'],
}

function linesOf(names: readonly string[], cells: readonly string[]): readonly string[] {
  const whole = new Map<string, string[]>()
  const lines = names.flatMap((name, at) => {
    const [, property = '', part, type = ''] = /^(\w+)(?:\.(\w+))?(;.*)?$/.exec(name) ?? []
    const value = escaped(cells[at] ?? '')
    if (value === '') return []
    if (part === undefined) return [`${name}:${value}`]
    const key = `${property}${type}`
    const parts = whole.get(key) ?? (PARTS[property] ?? []).map(() => '')
    parts[(PARTS[property] ?? []).indexOf(part)] = value
    whole.set(key, parts)
    return []
  })
  return [...[...whole].map(([key, parts]) => `${key}:${parts.join(';')}`), ...lines]
}

function escaped(text: string): string {
  return text.replace(/[\\,;]/g, '\\$&').replaceAll('\n', '\\n')
}

/** The rows as entries of a directory; what is not ASCII is base64. */
export function entriesOf([names = [], ...rows]: Table): string {
  return rows
    .map((cells, row) => {
      const values = names.flatMap((name, at) => attribute(name, cells[at] ?? ''))
      return [`dn: cn=entry ${row + 1},dc=example`, 'objectclass: top', 'objectclass: person', ...values, '', ''].join('\n')
    })
    .join('')
}

function attribute(name: string, value: string): readonly string[] {
  if (value === '') return []
  // oxlint-disable-next-line no-control-regex -- ASCII is what goes without
  return /^[\x20-\x7e]+$/.test(value) ? [`${name}: ${value}`] : [`${name}:: ${Buffer.from(value).toString('base64')}`]
}
