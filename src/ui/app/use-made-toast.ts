import { useLocation } from 'wouter'
import type { Id } from '../../domain/model/kernel/id'
import type { SubjectCollection } from '../../domain/model/records/subject'
import { recordPath } from './routes'
import { useToasts } from './toasts'
import { useWorkspace } from './workspace-context'

/** Says that a record was made, with the way to it. */
export function useMadeToast(
  kind: SubjectCollection,
): (id: Id, words: { readonly title: string; readonly open: string }) => void {
  const toasts = useToasts()
  const [, navigate] = useLocation()
  const { workspace } = useWorkspace()
  return (id, { title, open }) =>
    toasts.show({
      tone: 'success',
      title,
      actions: [{ label: open, run: () => navigate(recordPath(workspace.slug, kind, id)) }],
    })
}
