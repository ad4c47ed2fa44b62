import { Link } from 'wouter'
import type { ImportCollection } from '../../../domain/model/imports/import-collections'
import { screenPath } from '../../app/routes'
import { useWorkspace } from '../../app/workspace-context'
import { importText } from '../../text/import'

/** Notes are seen upon what they are about: they have no list of their own. */
const LISTED = ['people', 'companies', 'deals', 'tasks'] as const

/** The way to each list that an import wrote to. */
export function ImportedLinks({ collections }: { readonly collections: readonly ImportCollection[] }) {
  const { workspace } = useWorkspace()
  return LISTED.filter((each) => collections.includes(each)).map((each) => (
    <Link key={each} href={screenPath(workspace.slug, each)}>
      {importText.see[each]}
    </Link>
  ))
}
