import { primaryOf } from '../records/one-primary'
import type { Person } from './person'

/**
 * What a person is called where one line must do: the names that are there, else the e-mail address, else the number.
 * Never empty for a valid person.
 */
export function personName(
  person: Pick<Person, 'firstName' | 'middleName' | 'lastName' | 'namePrefix' | 'nameSuffix' | 'emails' | 'phones'>,
): string {
  const { namePrefix, firstName, middleName, lastName, nameSuffix } = person
  if (firstName !== null || lastName !== null) {
    return [namePrefix, firstName, middleName, lastName, nameSuffix].filter((part) => part !== null).join(' ')
  }
  return primaryOf(person.emails)?.value ?? primaryOf(person.phones)?.raw ?? ''
}
