import { type Cell, EMPTY, type Given, has, pick, same, personOf, hostOf, mailOf, fullNameOf } from './given'
import { phoneOf } from './pools'

export function phone(given: Given): Cell {
  const { name, sample, pool, who, nth, collection } = given
  const isOther =
    /fax|pager|assist|other|altern|hem$|home|privat|casa|domicile|2|3|corporate|hq/i.test(name) && !/mobil/i.test(name)
  if (sample === '' && (nth > 1 || isOther) && (given.row !== 1 || nth > 3)) return EMPTY
  const isMobile = /mobi|cell|handy|portable|móvil|movil|celular|cellulare|gsm|sms|whats|komórk|cep|携帯|мобил/i.test(name)
  const { national, e164 } = phoneOf(pool.region, isMobile, who + nth * 7 + (collection === 'companies' ? 40 : 0))
  if (sample.startsWith('p:')) return { text: `p:${e164}`, expected: e164 }
  if (/^\+?\d+$/.test(sample))
    return sample.startsWith('+') ? { text: e164, expected: e164 } : { text: e164.slice(1), expected: e164 }
  if (sample.startsWith('+')) return { text: `${e164.slice(0, 3)} ${e164.slice(3, 6)} ${e164.slice(6)}`, expected: e164 }
  return { text: national, expected: e164 }
}

export function email(given: Given): Cell {
  const { nth, row, sample, collection, layout } = given
  if (
    layout.kind === 'companies' &&
    collection === 'people' &&
    !has(given, 'people.fullName') &&
    !has(given, 'people.lastName')
  ) {
    // Companies have no field of addresses: they are kept in what describes them.
    return { text: `info@${hostOf(given)}`, expected: { 'companies.description': `info@${hostOf(given)}` } }
  }
  if ((nth > 0 && (row !== 1 || nth > 1)) || (layout.kind === 'companies' && row === 4)) return EMPTY
  const mail = nth === 0 ? mailOf(given) : mailOf(given).replace('@', `.${nth}@`)
  if (sample.startsWith('[')) return { text: JSON.stringify([mail]), expected: mail }
  return { text: mail, expected: mail }
}

export function label({ sample, layout, at, row }: Given): Cell {
  const value = layout.columns[at - 1]
  const isEmpty = value === undefined || (value.sample === '' && row !== 1)
  return isEmpty || sample === '' ? EMPTY : same(sample)
}

export function person(given: Given): Cell {
  const { sample, layout } = given
  const name = fullNameOf(given)
  const { first, last } = personOf(given)
  if (sample.includes('https')) return { text: `${name} (https://www.notion.so/x-${given.row}a2b?pvs=21)`, expected: name }
  if (sample.includes('(')) return { text: `${name} (${mailOf(given)})`, expected: name }
  if (sample.includes('@')) return { text: mailOf(given), expected: { 'people.email': mailOf(given) } }
  if (/^\p{L}+, \p{L}/u.test(sample)) return { text: `${last}, ${first}`, expected: name }
  if (layout.kind === 'companies' && given.row === 4) return EMPTY
  return same(name)
}

export function street(given: Given): Cell {
  const { nth, sample, pool, who, name, row } = given
  const { street: whole } = pick(pool.addresses, who + (isFurther(given) ? 3 : 0))
  if (/^\d+$/.test(sample)) return same(String(10 + row))
  if (/street\/road name/i.test(name)) return same(whole.replace(/[\d,].*$/, '').trim() || whole)
  if (nth > 0 && sample === '') return EMPTY
  if (nth > 0 && !isFurther(given)) return row % 3 === 2 ? EMPTY : same(sample)
  return same(whole)
}

const PLACES = /ship|other|home|liefer|autre|otra|hq|delivery/i

/** Of another address than the first of the row. */
function isFurther({ name, nth, sample }: Given): boolean {
  return nth > 0 && sample !== '' && PLACES.test(name)
}

export function place(given: Given): Cell {
  const { field, nth, sample, pool, who } = given
  if (nth > 0 && sample === '') return EMPTY
  const own = pick(pool.addresses, who + (isFurther(given) ? 3 : 0))
  return same(field === 'city' ? own.city : field === 'region' ? own.region : own.postalCode)
}

export function country({ nth, sample, pool }: Given): Cell {
  if (nth > 0 && sample === '') return EMPTY
  return same(/^[A-Z]{2}$/.test(sample) ? pool.region : pool.country)
}

export function address(given: Given): Cell {
  const { collection, sample, pool, who } = given
  const own = pick(pool.addresses, who)
  if (/^\p{L}+(, \p{L}+)?$/u.test(sample)) return same(sample.includes(',') ? `${own.city}, ${pool.country}` : own.city)
  if (has(given, `${collection}.city`)) return same(own.street)
  const isAmerican = pool.region === 'US'
  const town = isAmerican ? `${own.city}, ${own.region} ${own.postalCode}` : `${own.postalCode} ${own.city}`
  return same(`${own.street}, ${town}, ${pool.country}`)
}

export function recordId({ sample, row, name }: Given): Cell {
  if (sample === '') return EMPTY
  const first = sample.split(';')[0] ?? ''
  const text = first.replace(/\d+(?=\D*$)/, (digits) => String(BigInt(digits) + BigInt(row)).padStart(digits.length, '0'))
  return { text: text === first && row > 0 ? `${first}${row}` : text, expected: `id of ${name}` }
}

export function size({ sample, row }: Given): Cell {
  const sizes = ['4', '35', '120', '18', '850', '7']
  const ranges = ['2-10', '11-50', '51-200', '11-50', '201-1000', '2-10']
  if (!sample.includes('-')) return { text: pick(sizes, row), expected: pick(ranges, row) }
  return { text: sample.replace(/[\d-]+/, pick(ranges, row)), expected: pick(ranges, row) }
}
