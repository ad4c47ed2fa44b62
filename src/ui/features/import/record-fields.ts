import type { FieldDefinition } from '../../../domain/model/fields/field-definition'
import type { Mapping } from '../../../domain/model/imports/mapping'
import { collectionOf, fieldOf } from '../../../domain/model/imports/targets'
import { fieldName } from '../../text/field-text'

/** Fields of a record that a column goes to, where they are called otherwise than the column's target. */
const FIELDS: Readonly<Record<string, readonly string[]>> = {
  'people.fullName': ['firstName', 'lastName'],
  'notes.detail': ['body'],
  nickname: ['description'],
  detail: ['description'],
  email: ['emails'],
  phone: ['phones'],
  link: ['links'],
  domain: ['domains'],
  street: ['address'],
  city: ['address'],
  region: ['address'],
  postalCode: ['address'],
  country: ['address'],
  owner: ['ownerId'],
  assignee: ['assigneeId'],
  tags: ['tagIds'],
  stage: ['stageId'],
  amount: ['amountMinor'],
  due: ['dueOn'],
}
/** They say something about another column's value, or are part of what another field says. */
const NONE: ReadonlySet<string> = new Set(
  [
    [
      'recordId',
      'emailLabel',
      'phoneLabel',
      'linkLabel',
      'addressLabel',
      'detailLabel',
      'subjects',
      'related',
      'pipeline',
      'status',
      'currency',
    ],
    ['closedAt', 'wonAt', 'lostAt', 'lostReason', 'lostNote', 'stageEnteredAt', 'dueTime'],
  ].flat(),
)

/** The fields of records that the file brings, as policies call them: `people.jobTitle`. */
export function broughtFields(mapping: Mapping): readonly string[] {
  const fields = mapping.flatMap(({ target }) => {
    if (target === null || NONE.has(fieldOf(target))) return []
    const names = FIELDS[target] ?? FIELDS[fieldOf(target)] ?? [fieldOf(target)]
    return names.map((name) => `${collectionOf(target)}.${name}`)
  })
  return [...new Set(fields)]
}

/** What a field of a record is called; one of the workspace's own as it named it. @param field `custom.<key>` for those */
export function differenceName(field: string, definitions: readonly Pick<FieldDefinition, 'key' | 'label'>[]): string {
  return definitions.find(({ key }) => field === `custom.${key}`)?.label ?? fieldName(field)
}
