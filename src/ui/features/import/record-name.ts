import type { Standing } from '../../../domain/model/imports/writing/undo/touch'
import { personName } from '../../../domain/model/people/person-name'

/** What a record is called where one line must do. */
export function recordName({ record }: Standing): string {
  if ('firstName' in record) return personName(record)
  if ('title' in record && record.title !== null) return record.title
  if ('label' in record && record.label !== null) return record.label
  if ('body' in record && record.body !== null) return record.body.split('\n')[0]?.slice(0, 80) ?? ''
  return 'name' in record && typeof record.name === 'string' ? record.name : ''
}
