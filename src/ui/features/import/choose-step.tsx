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
import { PastImports } from './past-imports'
import { Problem, StepFrame } from './step-bar'

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
          accept=".zip,.csv,.tsv,.txt,.tab,.xlsx,.xls,.xlsm,.vcf,.vcard,.ldif,.htm,.html,text/csv,text/tab-separated-values,text/plain,text/vcard"
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
