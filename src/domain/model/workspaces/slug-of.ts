import { fold } from '../kernel/text-fold'
import type { Workspace } from './workspace'

const LONGEST = 50

/** The name as a part of an address: lower-case Latin letters, digits and hyphens; `workspace` where nothing is left. */
export function slugOf(name: string): string {
  const words = fold(name).replace(/[^a-z0-9]+/g, '-')
  return words.slice(0, LONGEST).replace(/^-+|(?<!-)-+$/g, '') || 'workspace'
}

/** The slug itself, else the first of `slug-2`, `slug-3`, … that is free. */
export function freeSlug(slug: string, taken: ReadonlySet<string>): string {
  let free = slug
  for (let number = 2; taken.has(free); number += 1) free = `${slug}-${number}`
  return free
}

/** Unicode CLDR, supplemental data, `weekData`: where the week does not begin on Monday. */
const SUNDAY = new Set(
  'AG AS BD BR BS BT BW BZ CA CO DM DO ET GT GU HK HN ID IL IN JM JP KE KH KR LA MH MM MO MT MX MZ NI NP PA PE PH PK PR PT PY SA SG SV TH TT TW UM US VE VI WS YE ZA ZW'.split(
    ' ',
  ),
)
const SATURDAY = new Set('AE AF BH DJ DZ EG IQ IR JO KW LY OM QA SD SY'.split(' '))

/** @param country ISO 3166-1 alpha-2 */
export function weekStartIn(country: string): Workspace['weekStart'] {
  if (SUNDAY.has(country)) return 'sunday'
  return SATURDAY.has(country) ? 'saturday' : 'monday'
}
