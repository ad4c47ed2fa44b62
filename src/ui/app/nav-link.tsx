import type { ReactNode } from 'react'
import { Link, useLocation } from 'wouter'
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
