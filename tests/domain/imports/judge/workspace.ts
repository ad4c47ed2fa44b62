import type { KnownNames } from '../../../../src/domain/model/imports/planning/known-names'
import type { RowContext } from '../../../../src/domain/model/imports/planning/rows/draft'
import type { Id } from '../../../../src/domain/model/kernel/id'
import { workspaceSetup } from '../../../../src/domain/use-cases/functions/workspace-setup'
import { testId } from '../../../support/test-ids'
import type { Expected, Truth } from './truth'

/** The day on which all files are imported. */
const TODAY = '2026-11-24'

const ZONES: Readonly<Record<string, string>> = {
  US: 'America/New_York',
  CA: 'America/Toronto',
  AU: 'Australia/Sydney',
  BR: 'America/Sao_Paulo',
  MX: 'America/Mexico_City',
  PT: 'Europe/Lisbon',
  ES: 'Europe/Madrid',
  DE: 'Europe/Berlin',
  RU: 'Europe/Moscow',
  KZ: 'Asia/Almaty',
  ID: 'Asia/Jakarta',
  CN: 'Asia/Shanghai',
  AR: 'America/Argentina/Buenos_Aires',
  CL: 'America/Santiago',
}

const CURRENCIES: Readonly<Record<string, string>> = Object.fromEntries(
  'US USD|CA CAD|AU AUD|NZ NZD|GB GBP|CH CHF|BR BRL|MX MXN|PL PLN|CZ CZK|SE SEK|NO NOK|DK DKK|TR TRY|JP JPY|IN INR|ZA ZAR|HU HUF|RO RON|CN CNY|KR KRW|IL ILS|RU RUB|UA UAH|AE AED|SG SGD|HK HKD'
    .split('|')
    .map((pair) => pair.split(' ')),
)

export function timeZoneOf(region: string): string {
  return ZONES[region] ?? (Reflect.get(new Intl.Locale('und', { region }), 'timeZones') as string[] | undefined)?.[0] ?? 'UTC'
}

export function localeOf({ language, region }: Truth): string {
  return `${language.split('-')[0]}-${region}`
}

/** The workspace of a person with this file, as new as it gets. */
export function contextOf(truth: Truth, primary: RowContext['primary']): RowContext {
  const currency = CURRENCIES[truth.region] ?? 'EUR'
  const own = { people: [], companies: [], deals: [] }
  return {
    primary,
    country: truth.region,
    today: TODAY,
    timeZone: timeZoneOf(truth.region),
    locale: localeOf(truth),
    currency,
    own,
  }
}

/** The names that a new workspace begins with. Whoever owns something in the file is a member: a team brings its own file. */
export function namesFor(truth: Truth): KnownNames {
  const { pipelines, stages, lostReasons } = workspaceSetup(ids())
  return {
    members: [...ownersIn(truth)].map((name) => ({ id: testId(`member ${name}`), name })),
    pipelines: pipelines.map(({ id, data }) => ({ id, name: data.name, default: true, position: data.position })),
    stages: stages.map(({ id, data }) => ({ id, ...data, kind: data.kind })),
    lostReasons: lostReasons.map(({ id, data }) => ({ id, ...data })),
    mayMake: true,
  }
}

function ids(): () => Id {
  let made = 0
  return () => testId(`workspace ${(made += 1)}`)
}

const OF_MEMBERS = /\.(owner|assignee)$/

function ownersIn({ columns, rows }: Truth): ReadonlySet<string> {
  const owners = rows.flatMap(({ cells }) =>
    Object.entries(cells).flatMap(([column, expected]) => namesIn(columns[column] ?? '', expected)),
  )
  return new Set(owners)
}

function namesIn(target: string, expected: Expected): readonly string[] {
  if (expected === null) return []
  if (typeof expected === 'string') return OF_MEMBERS.test(target) ? [expected] : []
  if (Array.isArray(expected)) return OF_MEMBERS.test(target) ? expected.slice(0, 1) : []
  return Object.entries(expected).flatMap(([own, name]) => (OF_MEMBERS.test(own) ? [name] : []))
}
