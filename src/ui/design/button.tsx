import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { classNames } from './class-names'
import styles from './button.module.css'

export interface ButtonProps extends ComponentProps<'button'> {
  /** `primary`: the one thing to do here. `quiet`: no ground until it is pointed at. */
  readonly variant?: 'primary' | 'secondary' | 'quiet' | 'danger'
  readonly size?: 'sm' | 'md' | 'lg'
  readonly icon?: ReactNode
  /** Shows a spinner and takes no further press; the label stays, so that the width does. */
  readonly busy?: boolean
}

export function Button(props: ButtonProps) {
  const { variant = 'secondary', size = 'md', icon, busy = false, className, children, onClick, ...rest } = props
  return (
    <button
      type="button"
      {...rest}
      className={classNames(styles.button, styles[variant], styles[size], className)}
      aria-busy={busy || undefined}
      // Not `disabled`: it would lose the focus, and whoever pressed it their place.
      aria-disabled={busy || undefined}
      onClick={busy ? takeNoPress : onClick}
    >
      {busy ? <Spinner /> : icon}
      {children}
    </button>
  )
}

function takeNoPress(press: MouseEvent): void {
  press.preventDefault()
}

/** Something is under way. Silent: whoever shows it says what (`aria-busy`, a status line). */
export function Spinner({ size = 14 }: { readonly size?: number }) {
  return (
    <svg className={styles.spinner} width={size} height={size} viewBox="0 0 16 16" aria-hidden="true">
      <circle cx="8" cy="8" r="6.25" fill="none" stroke="currentColor" strokeOpacity="0.25" strokeWidth="2" />
      <path d="M8 1.75a6.25 6.25 0 0 1 6.25 6.25" fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
    </svg>
  )
}
