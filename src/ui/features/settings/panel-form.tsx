import { type ReactNode, useState, useCallback } from 'react'
import { appText } from '../../text/app'
import { Button } from '../../design/button'
import styles from '../../design/panel.module.css'
import type { Mutation } from '../../../domain/model/records/mutation'
import { type SubmissionState, useSubmission } from '../../app/submission'
import { useApply } from '../../app/use-apply'
import { errorText } from '../../text/error-text'
import { FormError } from '../../design/field'
import { Form, type Submit } from '../../design/form'

export interface PanelFormProps {
  /** Nothing was changed, so there is nothing to save. */
  readonly isUnchanged: boolean
  readonly busy: boolean
  /** What concerns no single field. */
  readonly error: string | null
  readonly onSubmit: Submit
  /** Puts back what is saved. */
  readonly onReset?: () => void
  readonly submitLabel?: string
  /** May only be read. */
  readonly readOnly?: boolean
  /** The fields, side by side where there is room. */
  readonly children: ReactNode
}

/** The fields of a panel and the button that saves them. */
export function PanelForm(props: PanelFormProps) {
  const { isUnchanged, busy, error, onSubmit, onReset, submitLabel = appText.save, readOnly = false, children } = props
  return (
    <Form className={styles.form} onSubmit={() => (busy || readOnly || isUnchanged ? undefined : onSubmit())}>
      <FormError message={error} />
      <div className={styles.fields}>{children}</div>
      {readOnly ? null : (
        <div className={styles.foot}>
          {onReset === undefined || isUnchanged ? null : <Button onClick={onReset}>{appText.cancel}</Button>}
          <Button type="submit" variant="primary" busy={busy} disabled={isUnchanged}>
            {submitLabel}
          </Button>
        </div>
      )}
    </Form>
  )
}

interface Save extends SubmissionState {
  /** Resolves with whether it was written. A refused field says so next to it, all else is shown in the form. */
  readonly run: (label: string, mutations: readonly Mutation[]) => Promise<boolean>
  /** What was said of the field goes. */
  readonly corrected: (field: string) => void
}

/** The saving of a panel's form: undoable like any other change. */
export function useSave(): Save {
  const apply = useApply()
  const [state, submission] = useSubmission()
  return {
    ...state,
    run: async (label, mutations) => {
      const written = await submission.run(async () => {
        const result = await apply(label, mutations, { inlineErrors: true, ownErrors: 'all' })
        if (result.status === 'failed') throw result.error
        return result.status === 'written'
      })
      return written === true
    },
    corrected: (field) => submission.corrected(field),
  }
}

/**
 * A form over fields of a record: only what differs from what is saved is written, and a field nobody touched here follows when
 * it is changed elsewhere.
 */
export function useRecordForm<T extends object>(saved: T, label: string, updateOf: (patch: Partial<T>) => Mutation) {
  const [typed, setTyped] = useState<Partial<T>>({})
  const save = useSave()
  const value = { ...saved, ...typed }
  const patch = differing(saved, typed)
  const reset = () => setTyped({})
  const submit = async () => {
    if (await save.run(label, [updateOf(patch)])) reset()
  }
  return {
    /** What the input of a field needs. */
    field: <K extends keyof T & string>(name: K) => ({
      value: value[name],
      onValue: (next: T[K]) => setTyped((before) => ({ ...before, [name]: next })),
      error: save.fieldErrors[name],
    }),
    /** What the `PanelForm` around the inputs needs. */
    form: {
      isUnchanged: Object.keys(patch).length === 0,
      busy: save.isBusy,
      error: save.error,
      onSubmit: submit,
      onReset: reset,
    },
  }
}

function differing<T extends object>(saved: T, typed: Partial<T>): Partial<T> {
  const patch = { ...typed }
  for (const key in typed) if (Object.is(typed[key], saved[key])) delete patch[key]
  return patch
}

/** Saves one field; resolves with the sentence that says why not, or null. What is not about a field is shown in a toast as well. */
export function useSaveField(): (label: string, mutations: readonly Mutation[]) => Promise<string | null> {
  const apply = useApply()
  return useCallback(
    async (label, mutations) => {
      const result = await apply(label, mutations, { inlineErrors: true })
      return result.status === 'failed' ? errorText(result.error) : null
    },
    [apply],
  )
}

/** What a text area holds, one a line. */
export function linesIn(text: string): readonly string[] {
  return text.split('\n').flatMap((line) => line.trim() || [])
}

/** The first name that stands in the list twice. */
export function firstTwice(names: readonly string[]): string | undefined {
  return names.find((each, at) => names.findIndex((other) => other.toLowerCase() === each.toLowerCase()) !== at)
}
