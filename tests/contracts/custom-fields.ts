import type { FieldDefinition } from '../../src/domain/model/fields/field-definition'
import type { World } from '../harness/harness'
import { testId } from '../support/test-ids'

/** Fields of a workspace's own, as scenarios make them. */
export type CustomSample = Pick<FieldDefinition, 'collection' | 'key'> & Partial<FieldDefinition>

export function field(world: World, data: CustomSample) {
  const base = { label: data.key, type: 'text', position: 'a0' } as const
  return { kind: 'create', collection: 'fieldDefinitions', id: world.newId(), data: { ...base, ...data } } as const
}

export const AREAS = ['North', 'South'].map((label) => ({ id: testId(`area ${label}`), label, colour: null }))
