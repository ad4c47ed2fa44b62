import { Link } from 'wouter'
import { PATTERNS } from '../app/routes'
import buttonStyles from '../design/button.module.css'
import { classNames } from '../design/class-names'
import { EmptyState } from '../design/message'
import { shellText } from '../text/shell'

/** In place of a workspace that one may not open, or not any more. */
export function NoMember() {
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
