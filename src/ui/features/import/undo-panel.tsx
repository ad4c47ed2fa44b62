import type { RecordOf } from '../../../domain/model/records/collections'
import { useWorkspace } from '../../app/workspace-context'
import { Button } from '../../design/button'
import { ProgressLine } from '../../design/progress-line'
import { Spinner } from '../../design/spinner'
import { errorText } from '../../text/error-text'
import { importJobText } from '../../text/import-job'
import type { ImportJobModel, UndoState } from './import-job.model'
import styles from './import.module.css'
import own from './job.module.css'
import { LeftRecords } from './left-records'

export interface UndoPanelProps {
  readonly job: RecordOf<'imports'>
  readonly undo: UndoState
  readonly model: ImportJobModel
}

/** Taking an import back: what would happen, how far it is, and what stays and why. */
export function UndoPanel({ job, undo, model }: UndoPanelProps) {
  const { me, formats } = useWorkspace()
  const said = (words: (count: string, isOne: boolean) => string, count: number) => words(formats.number(count), count === 1)
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
    case 'asked': {
      const { goes, returns, left } = undo
      if (goes + returns === 0) {
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
        <section className={own.undo} aria-label={importJobText.undoTitle}>
          <h3>{importJobText.undoTitle}</h3>
          <ul>
            {goes === 0 ? null : <li>{said(importJobText.goes, goes)}</li>}
            {returns === 0 ? null : <li>{said(importJobText.returns, returns)}</li>}
            {left.length === 0 ? null : <li>{said(importJobText.stays, left.length)}</li>}
          </ul>
          {left.length === 0 ? null : <LeftRecords left={left} onAnyway={null} />}
          <div className={own.buttons}>
            <Button onClick={() => model.keep()}>{importJobText.keep}</Button>
            <Button variant="danger" onClick={() => void model.undo(job, me)}>
              {importJobText.confirm}
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
