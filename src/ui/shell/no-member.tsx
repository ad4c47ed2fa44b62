import { useEffect } from 'react'
import { ButtonLink } from '../app/nav-link'
import { PATTERNS } from '../app/routes'
import { useToasts } from '../app/toasts'
import { useTitle } from '../app/use-title'
import { EmptyState } from '../design/message'
import { shellText } from '../text/shell'
import { noMemberText } from '../text/shell-parts'

/** In place of a workspace that one may not open, or not any more. */
export function NoMember() {
  useTitle(noMemberText.title)
  const toasts = useToasts()
  // What it had to say is no more for who is here to read than the rest of it.
  useEffect(() => toasts.dismissAll(), [toasts])
  return (
    <EmptyState
      level={1}
      title={noMemberText.title}
      actions={<ButtonLink href={PATTERNS.workspaces}>{shellText.allWorkspaces}</ButtonLink>}
    >
      {noMemberText.body}
    </EmptyState>
  )
}
