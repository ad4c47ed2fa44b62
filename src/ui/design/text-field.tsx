import type { ComponentProps } from 'react'
import { classNames } from './class-names'
import { Field, type FieldFrameProps } from './field'
import styles from './field.module.css'

interface TextFieldProps extends FieldFrameProps, Omit<ComponentProps<'input'>, 'id' | 'onChange' | 'size'> {
  readonly value: string
  readonly onValue: (value: string) => void
  readonly large?: boolean
}

export function TextField({ label, hint, error, optional, value, onValue, large = false, className, ...rest }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} optional={optional}>
      {(wiring) => (
        <input
          type="text"
          {...rest}
          {...wiring}
          className={classNames(styles.input, large && styles.lg, className)}
          value={value}
          onChange={(change) => onValue(change.currentTarget.value)}
        />
      )}
    </Field>
  )
}

interface TextAreaFieldProps extends FieldFrameProps, Omit<ComponentProps<'textarea'>, 'id' | 'onChange'> {
  readonly value: string
  readonly onValue: (value: string) => void
}

export function TextAreaField({ label, hint, error, optional, value, onValue, className, ...rest }: TextAreaFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} optional={optional}>
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
