import type { ReactNode } from 'react'

/** The address if a browser may follow it from here: web and mail only, whatever was typed or imported. */
export function safeHref(address: string): string | null {
  if (!URL.canParse(address)) return null
  const { protocol, href } = new URL(address)
  return SAFE.has(protocol) ? href : null
}

const SAFE: ReadonlySet<string> = new Set(['https:', 'http:', 'mailto:', 'tel:'])

/** A link that tells the other side nothing about us; where it leads nowhere safe, the text alone. */
export function SafeLink({ href, children }: { readonly href: string; readonly children: ReactNode }) {
  const safe = safeHref(href)
  if (safe === null) return <>{children}</>
  const isWeb = safe.startsWith('http')
  return (
    <a href={safe} {...(isWeb ? { target: '_blank', rel: 'noopener noreferrer nofollow' } : {})}>
      {children}
    </a>
  )
}
