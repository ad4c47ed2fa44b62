import type { RecordOf } from '../../../domain/model/records/collections'
import { useWorkspace } from '../../app/workspace-context'
import { Button, Spinner } from '../../design/button'
import { ProgressLine } from '../../design/progress-line'
import { errorText } from '../../text/error-text'
import { importJobText } from '../../text/import-job'
import type { ImportJobModel, UndoState } from './import-job.model'
import styles from './import.module.css'
import own from './job.module.css'
import { Link } from 'wouter'
import type { RecordCount } from '../../../domain/model/imports/writing/record-ends'
import { importAccountText } from '../../text/import-account'
import type { LeftRecord } from '../../../domain/model/imports/writing/undo/plan-undo'
import type { CurrentRecord } from '../../../domain/model/imports/writing/undo/touch'
import { personName } from '../../../domain/model/people/person-name'
import { plainValue } from '../../../domain/model/records/changes'
import { isSubjectCollection } from '../../../domain/model/records/subject'
import { recordPath } from '../../app/routes'
import { PlainLine } from '../../markdown/markdown'
import { fieldName } from '../../text/field-text'

export interface UndoPanelProps {
  readonly job: RecordOf<'imports'>
  readonly undo: UndoState
  readonly model: ImportJobModel
}

/** Taking an import back: what would happen, how far it is, and what stays and why. */
export function UndoPanel({ job, undo, model }: UndoPanelProps) {
  const { me, formats } = useWorkspace()
  const said = (words: (count: string, isOne: boolean) => string, count: number) => words(formats.number(count), count === 1)
  const countsText = (counts: readonly RecordCount[], end: 'made' | 'changed') =>
    counts
      .map(({ collection, [end]: count }) => importAccountText.recordsOf(formats.number(count), count === 1, collection, end))
      .join(', ')
  const anyway = (key: string) => void model.undo(job, me, key)
  switch (undo.step) {
    case 'idle':
      return null
    case 'looking':
      return (
        <section className={own.undo} aria-label={importJobText.looking} role="status">
          <p>
            <Spinner /> {importJobText.looking}
          </p>
        </section>
      )
    case 'preview': {
      const { goes, returns, left } = undo
      const trashed = goes.filter(({ collection }) => collection !== 'fieldDefinitions')
      const archived = goes.filter(({ collection }) => collection === 'fieldDefinitions')
      if (goes.length + returns.length === 0) {
        return (
          <section className={own.undo} aria-label={importJobText.left}>
            <h3>{importJobText.left}</h3>
            <p role="status">{left.length === 0 ? importJobText.nothing : said(importJobText.stays, left.length)}</p>
            {left.length === 0 ? null : <LeftRecords left={left} onAnyway={anyway} />}
            <div className={own.buttons}>
              <Button onClick={() => model.keep()}>{importJobText.keep}</Button>
            </div>
          </section>
        )
      }
      return (
        <section className={own.undo} aria-label={importJobText.takesBack}>
          <h3>{importJobText.takesBack}</h3>
          <ul>
            {trashed.length === 0 ? null : <li>{importJobText.goes(countsText(trashed, 'made'))}</li>}
            {archived.length === 0 ? null : <li>{importJobText.archives(countsText(archived, 'made'))}</li>}
            {returns.length === 0 ? null : <li>{importJobText.returns(countsText(returns, 'changed'))}</li>}
            {left.length === 0 ? null : <li>{said(importJobText.stays, left.length)}</li>}
          </ul>
          {left.length === 0 ? null : <LeftRecords left={left} onAnyway={null} />}
          <div className={own.buttons}>
            <Button onClick={() => model.keep()}>{importJobText.keep}</Button>
            <Button variant="danger" onClick={() => void model.undo(job, me)}>
              {importJobText.undo}
            </Button>
          </div>
        </section>
      )
    }
    case 'running':
      return (
        <section className={own.undo} aria-label={importJobText.undoing}>
          <h3>{importJobText.undoing}</h3>
          <ProgressLine label={importJobText.undoProgress} done={undo.done} total={undo.total}>
            <span>{importJobText.progressOf(formats.number(undo.done), formats.number(undo.total))}</span>
          </ProgressLine>
          <div className={own.buttons}>
            <Button onClick={() => model.hold()}>{importJobText.hold}</Button>
          </div>
        </section>
      )
    case 'held':
      return (
        <section className={own.undo} aria-label={importJobText.paused}>
          <p role="alert" className={styles.notice}>
            {importJobText.paused} {undo.error === null ? null : errorText(undo.error)}
          </p>
          <div className={own.buttons}>
            <Button variant="primary" onClick={() => void model.undo(job, me)}>
              {importJobText.goOn}
            </Button>
          </div>
        </section>
      )
    case 'ended':
      return (
        <section className={own.undo} aria-label={importJobText.left}>
          <p role="status">{undo.left.length === 0 ? importJobText.undone : said(importJobText.undoneRest, undo.left.length)}</p>
          {undo.left.length === 0 ? null : <LeftRecords left={undo.left} onAnyway={anyway} />}
        </section>
      )
  }
}

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
                  <Link className={styles.link} href={recordPath(workspace.slug, each.collection, each.record.id)}>
                    {name}
                  </Link>
                ) : each.collection === 'notes' ? (
                  <PlainLine text={name} />
                ) : (
                  name
                )}
              </span>
              <span className={own.about}>{importJobText.why[each.why]}</span>
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
