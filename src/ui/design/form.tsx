import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { isComposing } from '../hooks/keys'

/** Resolves when it is known whether the form was refused. */
export type Submit = () => void | Promise<unknown>

interface FormProps {
  readonly id?: string
  readonly className?: string | undefined
  readonly onSubmit: Submit
  readonly children: ReactNode
}

/**
 * What was typed is judged by us, not by the browser. After a refusal, the first field that is wrong has the focus. Ctrl and Enter
 * send it from any field.
 */
export function Form({ onSubmit, ...rest }: FormProps) {
  const form = useRef<HTMLFormElement>(null)
  const [attempts, setAttempts] = useState(0)
  useEffect(() => {
    if (attempts > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-wrong] input')?.focus()
  }, [attempts])
  const send = async () => {
    await onSubmit()
    setAttempts((before) => before + 1)
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys of the fields within come up to here
    <form
      {...rest}
      ref={form}
      noValidate
      onKeyDown={sendByKeys}
      onSubmit={(submit) => {
        submit.preventDefault()
        void send()
      }}
    />
  )
}

function sendByKeys(press: KeyboardEvent<HTMLFormElement>): void {
  const { key, ctrlKey, metaKey, target, currentTarget } = press
  if (key !== 'Enter' || !(ctrlKey || metaKey) || press.defaultPrevented || isComposing(press.nativeEvent)) return
  // What is open over the form has keys of its own.
  if (!(target instanceof Node) || !currentTarget.contains(target)) return
  press.preventDefault()
  // By its button, which takes no press while it is busy, and stands beside the form in a dialog.
  for (const element of currentTarget.elements) {
    if (element instanceof HTMLButtonElement && element.type === 'submit') return element.click()
  }
}
