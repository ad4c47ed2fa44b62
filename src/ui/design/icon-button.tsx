import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names'
import styles from './icon-button.module.css'

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** What it does, for screen readers and as its tooltip. */
  readonly label: string
  readonly icon: ReactNode
  /** The shortcut that does the same, shown in the tooltip. */
  readonly shortcut?: string
  readonly size?: 'sm' | 'md'
}

export function IconButton({ label, icon, shortcut, size = 'md', className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      title={shortcut === undefined ? label : `${label} (${shortcut})`}
      {...rest}
      aria-label={label}
      className={classNames(styles.button, styles[size], className)}
    >
      {icon}
    </button>
  )
}
