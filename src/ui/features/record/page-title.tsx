import { useTitle } from '../../app/use-title'
import { useWorkspace } from '../../app/workspace-context'
import { useSurface } from './record-surface'

/** Names the page after the record. At the side of a list it is the list that the page is about. */
export function PageTitle({ name }: { readonly name: string }) {
  return useSurface() === 'page' ? <RecordIsPage name={name} /> : null
}

function RecordIsPage({ name }: { readonly name: string }) {
  const { workspace } = useWorkspace()
  useTitle(name, workspace.name)
  return null
}
