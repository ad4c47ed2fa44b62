import { Compass } from 'lucide-react'
import { Link } from 'wouter'
import { EmptyState } from '../design/message'
import buttonStyles from '../design/button.module.css'
import { classNames } from '../design/class-names'
import { errorsText } from '../text/errors'
import { PATTERNS } from './routes'
import { useTitle } from './use-title'

export function NotFound() {
  useTitle(errorsText.notFoundTitle)
  return (
    <EmptyState
      icon={<Compass size={20} />}
      title={errorsText.notFoundTitle}
      actions={
        <Link href={PATTERNS.home} className={classNames(buttonStyles.button, buttonStyles.secondary)}>
          {errorsText.toStart}
        </Link>
      }
    >
      {errorsText.notFoundBody}
    </EmptyState>
  )
}
