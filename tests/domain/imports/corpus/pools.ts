import { readFileSync } from 'node:fs'

/** What the people of one country write, for the rows of the corpus. No person of it exists. */
export interface Pool {
  readonly locale: string
  readonly language: string
  readonly region: string
  readonly country: string
  readonly members: readonly string[]
  readonly prefix: readonly string[]
  readonly people: readonly { readonly first: string; readonly last: string; readonly isWoman: boolean }[]
  readonly companies: readonly string[]
  readonly addresses: readonly {
    readonly street: string
    readonly city: string
    readonly region: string
    readonly postalCode: string
  }[]
  readonly words: Readonly<
    Record<'jobs' | 'industries' | 'tags' | 'sources' | 'deals' | 'tasks' | 'notes' | 'stages', readonly string[]>
  >
}

const TEXT = readFileSync(new URL('pools.txt', import.meta.url), 'utf8')

/** By locale. */
export const POOLS: ReadonlyMap<string, Pool> = new Map(
  TEXT.split(/^# /m)
    .slice(1)
    .map((block) => {
      const [locale = '', ...lines] = block.trim().split('\n')
      const said = new Map(lines.map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)]))
      const list = (name: string) => (said.get(name) ?? '').split(', ')
      const [language = '', region = ''] = locale.split('-')
      const pool: Pool = {
        locale,
        language,
        region,
        country: said.get('country') ?? '',
        members: list('members'),
        prefix: list('prefix'),
        people: list('people').map(person),
        companies: list('companies'),
        addresses: (said.get('addresses') ?? '').split('; ').map(address),
        words: {
          jobs: list('jobs'),
          industries: list('industries'),
          tags: list('tags'),
          sources: list('sources'),
          deals: list('deals'),
          tasks: list('tasks'),
          stages: list('stages'),
          notes: (said.get('notes') ?? '').split(/(?<=[.。]);\s*/).map((text) => text.replaceAll('\\n', '\n')),
        },
      }
      return [locale, pool] as const
    }),
)

function person(text: string): Pool['people'][number] {
  const [first = '', ...rest] = text.split(' ')
  return { first: first.replaceAll('_', ' '), last: rest.slice(0, -1).join(' '), isWoman: rest.at(-1) === 'f' }
}

function address(text: string): Pool['addresses'][number] {
  const [street = '', city = '', region = '', postalCode = ''] = text.split('|')
  return { street, city, region, postalCode }
}

/** Landline and mobile as people of the country write them; each `#` is a figure. */
const NUMBERS: Readonly<Record<string, readonly [code: string, landline: string, mobile: string]>> = {
  US: ['1', '(212) 555-01##', '(917) 555-01##'],
  GB: ['44', '020 7946 01##', '07400 1234##'],
  DE: ['49', '030 901820##', '0171 55501##'],
  FR: ['33', '01 42 68 53 ##', '06 12 34 51 ##'],
  ES: ['34', '911 23 45 ##', '612 34 56 ##'],
  IT: ['39', '02 1234 56##', '333 123 45##'],
  BR: ['55', '(11) 3123-45##', '(11) 91234-56##'],
  PT: ['351', '211 234 5##', '912 345 6##'],
  NL: ['31', '020 123 45 ##', '06 1234 56 ##'],
  PL: ['48', '22 123 45 ##', '501 234 5##'],
  CZ: ['420', '224 123 4##', '601 234 5##'],
  SE: ['46', '08-123 45 ##', '070-123 45 ##'],
  DK: ['45', '33 12 34 ##', '20 12 34 ##'],
  TR: ['90', '0212 345 67 ##', '0532 345 67 ##'],
  JP: ['81', '03-3234-56##', '090-1234-56##'],
  RU: ['7', '8 495 123-45-##', '8 903 123-45-##'],
}

/** A number as it is typed at home and as it is dialled from anywhere. */
export function phoneOf(region: string, isMobile: boolean, nth: number): { readonly national: string; readonly e164: string } {
  const [code, landline, mobile] = NUMBERS[region] ?? ['49', '030 901820##', '0171 55501##']
  const figures = String(11 + ((nth * 7) % 88))
  let at = 0
  const national = (isMobile ? mobile : landline).replaceAll('#', () => figures[at++] ?? '0')
  const digits = national.replace(/\D/g, '')
  // Italy dials the nought.
  const trunk = region === 'IT' ? '' : region === 'RU' ? '8' : '0'
  return { national, e164: `+${code}${trunk !== '' && digits.startsWith(trunk) ? digits.slice(1) : digits}` }
}
