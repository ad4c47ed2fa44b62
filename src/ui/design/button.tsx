import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names'
import styles from './button.module.css'
import { Spinner } from './spinner'

export interface ButtonProps extends ComponentProps<'button'> {
  /** `primary`: the one thing to do here. `quiet`: no ground until it is pointed at. */
  readonly variant?: 'primary' | 'secondary' | 'quiet' | 'danger'
  readonly size?: 'sm' | 'md' | 'lg'
  readonly icon?: ReactNode
  /** Shows a spinner and takes no further press; the label stays, so that the width does. */
  readonly busy?: boolean
}

export function Button({ variant = 'secondary', size = 'md', icon, busy = false, className, children, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={classNames(styles.button, styles[variant], styles[size], className)}
      aria-busy={busy || undefined}
      disabled={rest.disabled === true || busy}
    >
      {busy ? <Spinner /> : icon}
      {children}
    </button>
  )
}
