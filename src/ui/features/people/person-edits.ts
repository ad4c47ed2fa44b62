import { LIFECYCLES } from '../../../domain/model/registry/contacts'
import type { Person } from '../../../domain/model/people/person'
import type { RecordOf } from '../../../domain/model/records/collections'
import type { Mutation } from '../../../domain/model/records/mutation'
import type { PersonRow } from '../../../domain/model/records/views'
import {
  type CellAnswer,
  type CellValue,
  filled,
  textOf,
  withAddressPart,
  saveCell,
  type CellCollaborators,
} from '../../table/cell-edits'
import { personText } from '../../text/contacts'
import { withPrimaryEmail, withPrimaryPhone } from '../../table/primary-entry'

export interface PersonEdit {
  /** The row as it is shown now. */
  readonly row: PersonRow
  readonly field: PersonField
  readonly value: CellValue
  /** Phone numbers without a prefix are read as this country's. */
  readonly country: string
}

/** The fields of a row that a cell can change. */
export type PersonField = keyof typeof PATCHES

/** Writes one cell of the people table into the person's record. */
export function savePersonCell(
  { row, field, value, country }: PersonEdit,
  collaborators: CellCollaborators<RecordOf<'people'>>,
): Promise<CellAnswer> {
  return saveCell(
    {
      label: personText.changed,
      mutations: async (person) => {
        const update = (patch: Partial<Person>): Mutation => ({
          kind: 'update',
          collection: 'people',
          id: person.id,
          patch,
          expect: person.version,
        })
        if (value.kind !== 'new') return [update(await PATCHES[field](person, value, country))]
        const id = collaborators.runtime.newId()
        const data = { name: value.name }
        // Made along with the change that needs it: either both are there or none.
        return field === 'tagIds'
          ? [{ kind: 'create', collection: 'tags', id, data }, update({ tagIds: [...person.tagIds, id] })]
          : [{ kind: 'create', collection: 'companies', id, data }, update({ companyId: id })]
      },
    },
    field === 'tagIds' ? taken(row, collaborators) : collaborators,
  )
}

/** Tags are taken one after the other: each pick goes on from what the row shows. */
function taken(row: PersonRow, collaborators: CellCollaborators<RecordOf<'people'>>): CellCollaborators<RecordOf<'people'>> {
  const opened = async () => {
    const person = await collaborators.records.get('people', row.id)
    return person === null ? null : { ...person, tagIds: [...row.tagIds] }
  }
  return { ...collaborators, opened }
}

type MakePatch = (person: Person, value: CellValue, country: string) => Partial<Person> | Promise<Partial<Person>>

const PATCHES = {
  name: (_, value) => (value.kind === 'name' ? { firstName: filled(value.firstName), lastName: filled(value.lastName) } : {}),
  email: (person, value) => ({ emails: withPrimaryEmail(person.emails, textOf(value)) }),
  phone: async (person, value, country) => ({ phones: await withPrimaryPhone(person.phones, textOf(value), country) }),
  jobTitle: (_, value) => ({ jobTitle: filled(textOf(value)) }),
  source: (_, value) => ({ source: filled(textOf(value)) }),
  city: (person, value) => ({ address: withAddressPart(person.address, { city: filled(textOf(value)) }) }),
  country: (person, value) => ({ address: withAddressPart(person.address, { country: filled(textOf(value)) }) }),
  lifecycle: (_, value) =>
    value.kind === 'choice' ? { lifecycle: LIFECYCLES.find((lifecycle) => lifecycle === value.value) ?? null } : {},
  doNotContact: (_, value) => (value.kind === 'flag' ? { doNotContact: value.value } : {}),
  companyId: (_, value) => (value.kind === 'reference' ? { companyId: value.id } : {}),
  ownerId: (_, value) => (value.kind === 'reference' ? { ownerId: value.id } : {}),
  tagIds: (_, value) => (value.kind === 'ids' ? { tagIds: [...value.ids] } : {}),
} satisfies Readonly<Record<string, MakePatch>>
