import type { CustomValues } from '../../../model/fields/custom-value'
import type { FieldDefinition } from '../../../model/fields/field-definition'
import type { Id } from '../../../model/kernel/id'
import { withoutMentions } from '../../../model/people/mentions'
import { customField, type CustomField } from '../../../model/query/field-reader'
import { LIMITS } from '../../../model/records/limits'
import type { ElevatedRecords } from '../function-context'

/** A field of the workspace's own that may name somebody. */
export interface OwnText extends Pick<FieldDefinition, 'collection' | 'key' | 'type'> {
  readonly field: CustomField
}

const WRITTEN: ReadonlySet<FieldDefinition['type']> = new Set(['text', 'url', 'email', 'phone'])

/** Archived ones too: what they held is kept. */
export async function ownTexts(workspaceId: Id, records: ElevatedRecords): Promise<readonly OwnText[]> {
  const definitions = await records.find<'fieldDefinitions'>('fieldDefinitions', { workspaceId })
  return definitions
    .filter(({ type }) => WRITTEN.has(type))
    .map(({ collection, key, type }) => ({ collection, key, type, field: customField(key) }))
}

/**
 * The values that mention the person, as they are to be. An address or number with a gap in it is none: it goes as a whole.
 *
 * @param traces folded
 */
export function withoutOwnMentions(values: CustomValues, own: readonly OwnText[], traces: readonly string[]): CustomValues {
  const redacted: Record<string, string | null> = {}
  for (const { key, type } of own) {
    const text = values[key]
    if (typeof text !== 'string') continue
    const kept = withoutMentions(text, traces)
    if (kept !== text) redacted[key] = type === 'text' ? kept.slice(0, LIMITS.customValue) : null
  }
  return redacted
}
