import type { ReactNode } from 'react'
import { Link, useLocation } from 'wouter'
import buttonStyles from '../design/button.module.css'
import { classNames } from '../design/class-names'

export interface NavLinkProps {
  readonly href: string
  readonly className: string | undefined
  readonly title?: string
  /** All other places lie within this one: it is where one is on its own page alone. */
  readonly isRoot?: boolean
  /** Someone means to go there: time to fetch its code. */
  readonly onIntent?: () => void
  readonly children: ReactNode
}

/** A link that knows whether it leads to where one is, or to a place within. */
export function NavLink({ href, className, title, isRoot = false, onIntent, children }: NavLinkProps) {
  const [path] = useLocation()
  const current = path === href ? 'page' : !isRoot && path.startsWith(`${href}/`) ? 'true' : undefined
  return (
    <Link
      href={href}
      className={classNames(className)}
      aria-current={current}
      title={title}
      onPointerEnter={onIntent}
      onFocus={onIntent}
    >
      {children}
    </Link>
  )
}

interface ButtonLinkProps {
  readonly href: string
  readonly variant?: 'primary' | 'secondary'
  readonly size?: 'md' | 'lg'
  readonly replace?: boolean
  readonly children: ReactNode
}

/** A link that looks like a button. */
export function ButtonLink({ href, variant = 'secondary', size = 'md', replace = false, children }: ButtonLinkProps) {
  return (
    <Link href={href} replace={replace} className={classNames(buttonStyles.button, buttonStyles[variant], buttonStyles[size])}>
      {children}
    </Link>
  )
}
