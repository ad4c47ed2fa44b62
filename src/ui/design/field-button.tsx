import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { classNames } from './class-names'
import styles from './field.module.css'

/** What opens a picker from a form: it holds a value and looks as the fields around it do. */
export function FieldButton({ className, children, ...rest }: ComponentProps<'button'>) {
  return (
    <button type="button" {...rest} className={classNames(styles.input, styles.select, className)}>
      <span className={styles.chosen}>{children}</span>
      <ChevronDown size={14} aria-hidden="true" />
    </button>
  )
}
