import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names'
import styles from './field.module.css'

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'onChange' | 'checked'> {
  readonly checked: boolean
  readonly onChecked: (checked: boolean) => void
  /** Neither all nor none of what it stands for. */
  readonly mixed?: boolean
  /** Without it the box needs an `aria-label`. */
  readonly children?: ReactNode
}

export function Checkbox({ checked, onChecked, mixed = false, children, className, ...rest }: CheckboxProps) {
  return (
    <label className={classNames(styles.checkbox, className)}>
      <input
        type="checkbox"
        {...rest}
        checked={checked}
        ref={(box) => {
          if (box !== null) box.indeterminate = mixed
        }}
        onChange={(change) => onChecked(change.currentTarget.checked)}
      />
      {children}
    </label>
  )
}
