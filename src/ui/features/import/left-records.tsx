import { Link } from 'wouter'
import type { LeftRecord } from '../../../domain/model/imports/writing/undo/plan-undo'
import type { CurrentRecord } from '../../../domain/model/imports/writing/undo/touch'
import { personName } from '../../../domain/model/people/person-name'
import { plainValue } from '../../../domain/model/records/changes'
import { isSubjectCollection } from '../../../domain/model/records/subject'
import { recordPath } from '../../app/routes'
import { useWorkspace } from '../../app/workspace-context'
import { Button } from '../../design/button'
import { PlainLine } from '../../markdown/plain-line'
import { fieldName } from '../../text/field-text'
import { importJobText } from '../../text/import-job'
import own from './job.module.css'

export interface LeftRecordsProps {
  readonly left: readonly LeftRecord[]
  /** Takes it back whatever happened to it since; `null`: nobody may now. */
  readonly onAnyway: ((key: string) => void) | null
}

const SHOWN = 100

/** What undoing leaves, each with why, and the way to take it back all the same. */
export function LeftRecords({ left, onAnyway }: LeftRecordsProps) {
  const { workspace, formats } = useWorkspace()
  const hidden = left.length - SHOWN
  return (
    <ul className={own.left} aria-label={importJobText.left}>
      {left.slice(0, SHOWN).map((each) => {
        const name = recordName(each)
        const action = each.kind === 'created' ? importJobText.removeAnyway : importJobText.restoreAnyway
        return (
          <li key={each.key}>
            <span className={own.leftText}>
              <span>
                {importJobText.collections[each.collection] ?? each.collection}
                {': '}
                {isSubjectCollection(each.collection) ? (
                  <Link href={recordPath(workspace.slug, each.collection, each.record.id)}>{name}</Link>
                ) : each.collection === 'notes' ? (
                  <PlainLine text={name} />
                ) : (
                  name
                )}
              </span>
              <span className={own.about}>{importJobText.why(each.why)}</span>
              {each.fields.map(({ field, before, now }) => (
                <span key={field} className={own.about}>
                  {importJobText.fieldNow(fieldName(field), valueText(now), valueText(before))}
                </span>
              ))}
            </span>
            {onAnyway === null || each.why === 'not-allowed' || each.why === 'refused' ? null : (
              <Button size="sm" aria-label={importJobText.anywayOf(action, name)} onClick={() => onAnyway(each.key)}>
                {action}
              </Button>
            )}
          </li>
        )
      })}
      {hidden > 0 ? <li className={own.about}>{importJobText.more(formats.number(hidden))}</li> : null}
    </ul>
  )
}

function valueText(value: unknown): string {
  const plain = plainValue(value)
  const text = (Array.isArray(plain) ? plain : [plain]).map((part) => String(part ?? '')).join(', ')
  return text === '' ? importJobText.empty : text
}

/** What a record is called where one line must do. */
export function recordName({ record }: CurrentRecord): string {
  if ('firstName' in record) return personName(record)
  if ('title' in record && record.title !== null) return record.title
  if ('label' in record && record.label !== null) return record.label
  if ('body' in record && record.body !== null) return record.body.split('\n')[0]?.slice(0, 80) ?? ''
  return 'name' in record && typeof record.name === 'string' ? record.name : ''
}
