import { FileUp } from 'lucide-react'
import { useCallback, useId, useState, useEffect } from 'react'
import { Button, Spinner } from '../../design/button'
import { classNames } from '../../design/class-names'
import { TextAreaField } from '../../design/text-field'
import { errorText } from '../../text/error-text'
import { importText } from '../../text/import'
import own from './file-steps.module.css'
import type { DraftState } from './draft-state'
import type { ImportDraftModel } from './import-draft.model'
import styles from './import.module.css'
import { Problem, StepFrame } from './step-bar'
import { Link } from 'wouter'
import type { RecordOf } from '../../../domain/model/records/collections'
import { useServices } from '../../app/ports-context'
import { importPath } from '../../app/routes'
import { useWorkspace } from '../../app/workspace-context'
import { useStream } from '../../hooks/use-stream'
import { importJobText } from '../../text/import-job'
import { StatusTag } from './run-steps'
import jobStyles from './job.module.css'

/** A file dropped or picked, or a table pasted. */
export function ChooseStep({ state, model }: { readonly state: DraftState; readonly model: ImportDraftModel }) {
  const [pasted, setPasted] = useState('')
  const inputId = useId()
  const refusal = refusalText(state)
  const open = useCallback((file: File | undefined) => file && void model.openFile(file, file.name), [model])
  const read = useCallback((text: string) => void model.openFile(new Blob([text]), importText.pastedName), [model])
  const isOver = useIncomingFile({ onFile: open, onText: read })
  return (
    <StepFrame title={importText.chooseTitle} lead={importText.chooseLead}>
      <label htmlFor={inputId} className={classNames(own.drop, isOver && own.over)}>
        {state.isReading ? <Spinner /> : <FileUp size={22} aria-hidden="true" />}
        {state.isReading && state.readPart > 0 ? (
          <progress className={own.part} aria-label={importText.opening(state.fileName)} value={state.readPart} />
        ) : null}
        <span className={own.dropTitle}>{state.isReading ? importText.opening(state.fileName) : importText.drop}</span>
        <span className={styles.hint}>{importText.limits}</span>
        <input
          id={inputId}
          type="file"
          className="visually-hidden"
          aria-label={importText.choose}
          accept=".zip,.csv,.tsv,.txt,.tab,.xlsx,.xls,.xlsm,.ods,.vcf,.vcard,.ldif,.htm,.html,text/csv,text/tab-separated-values,text/plain,text/vcard"
          disabled={state.isReading}
          onChange={(change) => {
            open(change.currentTarget.files?.[0])
            change.currentTarget.value = '' // so that the same file can be chosen again once it is mended
          }}
        />
      </label>
      <Problem text={refusal} />
      <form
        className={own.paste}
        onSubmit={(submit) => {
          submit.preventDefault()
          read(pasted)
        }}
      >
        <TextAreaField
          label={importText.paste}
          hint={importText.pasteHint}
          value={pasted}
          onValue={setPasted}
          rows={5}
          spellCheck={false}
          autoComplete="off"
        />
        <Button type="submit" disabled={pasted.trim() === '' || state.isReading}>
          {importText.readPasted}
        </Button>
      </form>
      <PastImports />
    </StepFrame>
  )
}

function refusalText({ refusal, error, fileName }: DraftState): string | null {
  if (error !== null) return errorText(error)
  if (refusal === null) return null
  const sentence = refusal === 'unreadable' ? importText.unreadable : importText.refusal(refusal)
  return fileName === '' || fileName === importText.pastedName ? sentence : `${fileName}: ${sentence}`
}

export interface Incoming {
  readonly onFile: (file: File) => void
  readonly onText: (text: string) => void
}

/**
 * Takes what is dropped or pasted anywhere on the page: a file, or text outside of fields.
 *
 * @returns whether something that can be dropped is over the page
 */
export function useIncomingFile({ onFile, onText }: Incoming): boolean {
  const [isOver, setOver] = useState(false)
  useEffect(() => {
    const onOver = (drag: DragEvent) => {
      if (drag.dataTransfer?.types.includes('Files') !== true) return
      drag.preventDefault() // else the browser opens the file in the page's place
      setOver(true)
    }
    const onLeave = (drag: DragEvent) => {
      if (drag.relatedTarget === null) setOver(false) // out of the window, not from one part of it to another
    }
    const onDrop = (drop: DragEvent) => {
      const file = drop.dataTransfer?.files[0]
      setOver(false)
      if (file === undefined) return
      drop.preventDefault()
      onFile(file)
    }
    const onPaste = ({ target, clipboardData }: ClipboardEvent) => {
      const [file] = clipboardData?.files ?? []
      if (file !== undefined) return onFile(file)
      const text = clipboardData?.getData('text/plain') ?? ''
      const isTyping = target instanceof Element && target.closest('input, textarea, [contenteditable]') !== null
      if (!isTyping && text.trim() !== '') onText(text)
    }
    window.addEventListener('dragover', onOver)
    window.addEventListener('dragleave', onLeave)
    window.addEventListener('drop', onDrop)
    window.addEventListener('paste', onPaste)
    return () => {
      window.removeEventListener('dragover', onOver)
      window.removeEventListener('dragleave', onLeave)
      window.removeEventListener('drop', onDrop)
      window.removeEventListener('paste', onPaste)
    }
  }, [onFile, onText])
  return isOver
}

const SHOWN = 20

/** What was imported before, the latest first, each with the way to its report and to undoing it. */
function PastImports() {
  const { ports, runtime } = useServices()
  const { workspace, memberName, formats } = useWorkspace()
  const jobs = useStream(workspace.id, () =>
    ports.records.watch('imports', {
      workspaceId: workspace.id,
      orderBy: [{ field: 'createdAt', direction: 'desc', empty: 'last' }],
      limit: SHOWN,
    }),
  )
  if (jobs.status !== 'ready' || jobs.value.value.items.length === 0) return null
  const about = ({ createdBy, createdAt }: RecordOf<'imports'>) =>
    importJobText.by(memberName(createdBy.memberId), formats.ago(createdAt, runtime.now()))
  return (
    <section aria-label={importJobText.list} className={jobStyles.past}>
      <h3>{importJobText.list}</h3>
      <ul>
        {jobs.value.value.items.map((job) => (
          <li key={job.id}>
            <Link className={styles.link} href={importPath(workspace.slug, job.id)}>
              {job.fileName}
            </Link>
            <StatusTag status={job.status} />
            <span className={jobStyles.about}>{importJobText.rowsOf(formats.number(job.total), job.total === 1)}</span>
            <span className={jobStyles.about}>{about(job)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
