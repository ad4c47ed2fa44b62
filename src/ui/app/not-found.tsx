import { Compass } from 'lucide-react'
import { Link } from 'wouter'
import { EmptyState } from '../design/message'
import buttonStyles from '../design/button.module.css'
import { classNames } from '../design/class-names'
import { notFoundText } from '../text/shell-parts'
import { PATTERNS } from './routes'
import { useTitle } from './use-title'

export function NotFound() {
  useTitle(notFoundText.title)
  return (
    <EmptyState
      icon={<Compass size={20} />}
      title={notFoundText.title}
      actions={
        <Link href={PATTERNS.home} className={classNames(buttonStyles.button, buttonStyles.secondary)}>
          {notFoundText.toStart}
        </Link>
      }
    >
      {notFoundText.body}
    </EmptyState>
  )
}
