import { isStageMove } from '../../../src/domain/model/deals/stage-stays'
import { isStepLine } from '../../../src/domain/model/figures/deeds'
import { contactsOfCompany, contactsOfPerson, faultyCompany, faultyPerson } from '../../../src/domain/model/health/contacts'
import type { Id } from '../../../src/domain/model/kernel/id'
import type { RecordOf } from '../../../src/domain/model/records/collections'
import type { GrowingName } from './names'

export type Link = readonly [field: string, value: string]

/** The links by which the few records are found that some views are about. No field has such a name. */
export const CONTACT = 'contact'
export const FAULTY = 'faulty'
export const STEP = 'step'

type Facts = { readonly [K in GrowingName]?: (record: RecordOf<K>) => readonly Link[] }

const FACTS: Facts = {
  people: (person) => [...contacts(contactsOfPerson(person)), ...marked(faultyPerson(person))],
  companies: (company) => [...contacts(contactsOfCompany(company)), ...marked(faultyCompany(company))],
  activities: (line) => (isStageMove(line) || isStepLine(line) ? [[STEP, line.objectId]] : []),
}

export function factsOf<K extends GrowingName>(collection: K, record: RecordOf<K>): readonly Link[] {
  return FACTS[collection]?.(record) ?? []
}

function contacts(ids: readonly Id[]): readonly Link[] {
  return ids.map((id) => [CONTACT, id])
}

function marked(fault: object | null): readonly Link[] {
  return fault === null ? [] : [[FAULTY, '']]
}
