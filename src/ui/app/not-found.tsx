import { Compass } from 'lucide-react'
import { EmptyState } from '../design/message'
import { notFoundText } from '../text/shell-parts'
import { PATTERNS } from './routes'
import { useTitle } from './use-title'
import { ButtonLink } from './nav-link'

export function NotFound() {
  useTitle(notFoundText.title)
  return (
    <EmptyState
      level={1}
      icon={<Compass size={20} />}
      title={notFoundText.title}
      actions={<ButtonLink href={PATTERNS.home}>{notFoundText.toStart}</ButtonLink>}
    >
      {notFoundText.body}
    </EmptyState>
  )
}
