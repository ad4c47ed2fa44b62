import { ArrowRight } from 'lucide-react'
import { useMemo } from 'react'
import type { FieldDifference } from '../../../domain/model/imports/planning/patch-of'
import type { Id } from '../../../domain/model/kernel/id'
import { useWorkspace } from '../../app/workspace-context'
import { importCheckText as text } from '../../text/import-check'
import { clashText, type ChangeNames } from '../../history/change-lines'
import { useChangeNames } from '../../history/names'
import styles from './row-details.module.css'
import type { RecordView, Side } from './row-messages'
import type { FieldDefinition } from '../../../domain/model/fields/field-definition'
import { type Mapping, collectionOf, fieldOf, type Target } from '../../../domain/model/imports/targets'
import { exactMeanings } from '../../../domain/model/imports/match-key'
import { words } from '../../../domain/model/kernel/words'
import { fieldName } from '../../text/field-text'

export interface RecordChangesProps {
  readonly record: RecordView
  /** What ids among the values name, besides what the workspace's lists know. */
  readonly names: readonly (readonly [Id, string])[]
}

/** A record that the row makes or changes, field by field. */
export function RecordChanges({ record: { kind, collection, name, differences, currency }, names }: RecordChangesProps) {
  const { workspace, fields } = useWorkspace()
  const known = useChangeNames(NO_GROUPS, workspace.currency)
  const all = useMemo((): ChangeNames => {
    const planned = new Map(names)
    return { ...known, record: (id) => planned.get(id) ?? known.record(id) }
  }, [known, names])
  const title = kind === 'create' ? text.newRecord(collection) : text.changedRecord(collection)
  return (
    <section className={styles.record} aria-label={`${title}: ${name}`}>
      <h3>
        {title}: <span className={styles.name}>{name}</span>
      </h3>
      {differences.length === 0 ? <p className={styles.hint}>{text.nothingChanges}</p> : null}
      <dl className={styles.changes}>
        {differences.map((difference) => (
          <div key={difference.field} className={styles.change}>
            <dt>{differenceName(difference.field, fields)}</dt>
            <dd>
              <Change difference={difference} isNew={kind === 'create'} names={all} currency={currency} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

const NO_GROUPS = [] as const

interface ChangeProps {
  readonly difference: FieldDifference
  readonly isNew: boolean
  readonly names: ChangeNames
  readonly currency: RecordView['currency']
}

function Change({ difference, isNew, names, currency }: ChangeProps) {
  const textOf = (side: Side) =>
    clashText(difference.field, difference[side], { ...names, currency: currency[side] ?? names.currency })
  if (isNew) return <span className={styles.after}>{textOf('after')}</span>
  if (difference.did === 'kept') {
    return (
      <>
        <span>{textOf('before') ?? text.blank}</span> <span className={styles.hint}>{text.kept(textOf('incoming') ?? '')}</span>
      </>
    )
  }
  return (
    <>
      <span className="visually-hidden">{text.before}: </span>
      <span className={styles.before}>{textOf('before') ?? text.blank}</span>
      <ArrowRight size={12} aria-hidden="true" className={styles.arrow} />
      <span className="visually-hidden">{text.after}: </span>
      <span className={styles.after}>{textOf('after') ?? text.blank}</span>
    </>
  )
}

/** Fields of a record that a column goes to, by what the column's target is called where that is something else. */
const FIELD_OF = exactMeanings({
  description: 'nickname|detail',
  emails: 'email',
  phones: 'phone',
  links: 'link',
  domains: 'domain',
  address: 'street|city|region|postalCode|country',
  ownerId: 'owner',
  assigneeId: 'assignee',
  tagIds: 'tags',
  stageId: 'stage',
  amountMinor: 'amount',
  dueOn: 'due',
})
const FIELDS: Readonly<Partial<Record<Target, readonly string[]>>> = {
  'people.fullName': ['firstName', 'lastName'],
  'notes.detail': ['body'],
}
/** They say something about another column's value, or are part of what another field says. */
const NONE: ReadonlySet<string> = new Set([
  ...words('recordId emailLabel phoneLabel linkLabel addressLabel detailLabel subjects related pipeline status currency'),
  ...words('closedAt wonAt lostAt lostReason lostNote stageEnteredAt dueTime'),
])

/** The fields of records that the file brings, as policies call them: `people.jobTitle`. */
export function broughtFields(mapping: Mapping): readonly string[] {
  const fields = mapping.flatMap(({ target }) => {
    if (target === null || NONE.has(fieldOf(target))) return []
    const names = FIELDS[target] ?? [FIELD_OF.get(fieldOf(target)) ?? fieldOf(target)]
    return names.map((name) => `${collectionOf(target)}.${name}`)
  })
  return [...new Set(fields)]
}

/** What a field of a record is called; one of the workspace's own as it named it. @param field `custom.<key>` for those */
export function differenceName(field: string, definitions: readonly Pick<FieldDefinition, 'key' | 'label'>[]): string {
  return definitions.find(({ key }) => field === `custom.${key}`)?.label ?? fieldName(field)
}
