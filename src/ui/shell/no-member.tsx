import { useEffect } from 'react'
import { Link } from 'wouter'
import { PATTERNS } from '../app/routes'
import { useTitle } from '../app/use-title'
import { useToasts } from '../app/toasts'
import buttonStyles from '../design/button.module.css'
import { classNames } from '../design/class-names'
import { EmptyState } from '../design/message'
import { shellText } from '../text/shell'

/** In place of a workspace that one may not open, or not any more. */
export function NoMember() {
  useTitle(shellText.noMemberTitle)
  const toasts = useToasts()
  // What it had to say is no more for who is here to read than the rest of it.
  useEffect(() => toasts.dismissAll(), [toasts])
  return (
    <EmptyState
      level={1}
      title={shellText.noMemberTitle}
      actions={
        <Link href={PATTERNS.workspaces} className={classNames(buttonStyles.button, buttonStyles.secondary)}>
          {shellText.allWorkspaces}
        </Link>
      }
    >
      {shellText.noMemberBody}
    </EmptyState>
  )
}
