import { isGivenName } from '../kind/firm-or-person'
import { isNameParticle, type NameParts } from './name-parts'

/** Where people have the father's and the mother's surname: Spain and the countries that speak Spanish. */
const TWO_SURNAMES: ReadonlySet<string> = new Set('ES MX AR CO PE VE CL EC GT CU BO DO HN PY SV NI CR PA UY PR GQ'.split(' '))

/**
 * `María José García López`: in such a country the word before the last is a surname as well, unless it is known for a given
 * name, as in `Juan Carlos Pérez`.
 *
 * @param country ISO 3166-1 alpha-2, of whose lists it is
 */
export function withSecondSurname(parts: NameParts, country: string): NameParts {
  const words = parts.firstName.split(' ')
  const [word = ''] = words.slice(-1)
  const isSurname = words.length > 1 && parts.lastName !== '' && /^\p{L}{3,}$/u.test(word) && !isGivenName(word)
  if (!TWO_SURNAMES.has(country) || !isSurname || parts.middleName !== undefined) return parts
  const before = words.slice(0, -1)
  const given = before.findLastIndex((name) => !isNameParticle(name)) + 1
  if (given === 0) return parts
  return { ...parts, firstName: words.slice(0, given).join(' '), lastName: [...words.slice(given), parts.lastName].join(' ') }
}
