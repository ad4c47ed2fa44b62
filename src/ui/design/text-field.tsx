import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names'
import { Field } from './field'
import styles from './field.module.css'

interface TextFieldProps extends Omit<ComponentProps<'input'>, 'id' | 'onChange' | 'size'> {
  readonly label: string
  readonly value: string
  readonly onValue: (value: string) => void
  readonly hint?: ReactNode
  readonly error?: string | null | undefined
  readonly optional?: string
  readonly large?: boolean
}

export function TextField({ label, hint, error, optional, value, onValue, large = false, className, ...rest }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error ?? null} {...(optional === undefined ? {} : { optional })}>
      {(wiring) => (
        <input
          type="text"
          {...rest}
          {...wiring}
          className={classNames(styles.input, large && styles.large, className)}
          value={value}
          onChange={(change) => onValue(change.currentTarget.value)}
        />
      )}
    </Field>
  )
}

interface TextAreaFieldProps extends Omit<ComponentProps<'textarea'>, 'id' | 'onChange'> {
  readonly label: string
  readonly value: string
  readonly onValue: (value: string) => void
  readonly hint?: ReactNode
  readonly error?: string | null | undefined
  readonly optional?: string
}

export function TextAreaField({ label, hint, error, optional, value, onValue, className, ...rest }: TextAreaFieldProps) {
  return (
    <Field label={label} hint={hint} error={error ?? null} {...(optional === undefined ? {} : { optional })}>
      {(wiring) => (
        <textarea
          rows={3}
          {...rest}
          {...wiring}
          className={classNames(styles.input, styles.area, className)}
          value={value}
          onChange={(change) => onValue(change.currentTarget.value)}
        />
      )}
    </Field>
  )
}
