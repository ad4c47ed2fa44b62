import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { classNames } from './class-names'
import { Field, type FieldFrameProps } from './field'
import styles from './field.module.css'

export interface SelectOption<V extends string> {
  readonly value: V
  readonly label: string
}

export interface SelectFieldProps<V extends string>
  extends FieldFrameProps, Omit<ComponentProps<'select'>, 'id' | 'onChange' | 'value' | 'size'> {
  readonly value: V
  readonly options: readonly SelectOption<V>[]
  readonly onValue: (value: V) => void
  readonly large?: boolean
}

/** The browser's own list: it is the best one on a phone, and it costs nothing. */
export function SelectField<V extends string>(props: SelectFieldProps<V>) {
  const { label, hint, error, optional, value, options, onValue, large = false, className, ...rest } = props
  return (
    <Field label={label} hint={hint} error={error} optional={optional}>
      {(wiring) => (
        <div className={styles.selectFrame}>
          <select
            {...rest}
            {...wiring}
            className={classNames(styles.input, styles.select, large && styles.large, className)}
            value={value}
            onChange={(change) => {
              const chosen = options[change.currentTarget.selectedIndex]
              if (chosen !== undefined) onValue(chosen.value)
            }}
          >
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown size={14} aria-hidden="true" />
        </div>
      )}
    </Field>
  )
}
