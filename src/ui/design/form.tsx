import { useEffect, useRef, useState, type ReactNode } from 'react'

/** Resolves when it is known whether the form was refused. */
export type Submit = () => void | Promise<unknown>

interface FormProps {
  readonly id?: string
  readonly className?: string | undefined
  readonly onSubmit: Submit
  readonly children: ReactNode
}

/** What was typed is judged by us, not by the browser. After a refusal, the first field that is wrong has the focus. */
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
    <form
      {...rest}
      ref={form}
      noValidate
      onSubmit={(submit) => {
        submit.preventDefault()
        void send()
      }}
    />
  )
}
