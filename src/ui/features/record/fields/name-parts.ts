import type { Person } from '../../../../domain/model/people/person'
import { filled } from '../../../table/cell-edits'
import { recordText } from '../../../text/record'
import type { Parts } from './parts-row'

type NameKey = 'firstName' | 'lastName' | 'middleName' | 'namePrefix' | 'nameSuffix'

export type NameParts = Parts<NameKey>

export function namePartFields(): readonly { readonly key: NameKey; readonly label: string; readonly half?: boolean }[] {
  const { fields } = recordText
  return [
    { key: 'firstName', label: fields.firstName },
    { key: 'lastName', label: fields.lastName },
    { key: 'middleName', label: fields.middleName },
    { key: 'namePrefix', label: fields.namePrefix, half: true },
    { key: 'nameSuffix', label: fields.nameSuffix, half: true },
  ]
}

export function nameParts(person: Pick<Person, NameKey>): NameParts {
  return {
    firstName: person.firstName ?? '',
    lastName: person.lastName ?? '',
    middleName: person.middleName ?? '',
    namePrefix: person.namePrefix ?? '',
    nameSuffix: person.nameSuffix ?? '',
  }
}

export function nameOf(typed: NameParts): Pick<Person, NameKey> {
  return {
    firstName: filled(typed.firstName),
    lastName: filled(typed.lastName),
    middleName: filled(typed.middleName),
    namePrefix: filled(typed.namePrefix),
    nameSuffix: filled(typed.nameSuffix),
  }
}
