import { Link } from 'wouter'
import { map, of } from 'rxjs'
import type { Id } from '../../../domain/model/kernel/id'
import { recordPath } from '../../app/routes'
import { useWorkspace } from '../../app/workspace-context'
import { usePorts } from '../../app/ports-context'
import { useStream } from '../../hooks/use-stream'

/** The company's name as a link, once it is known. */
export function CompanyFact({ companyId }: { readonly companyId: Id | null }) {
  const { workspace } = useWorkspace()
  const name = useCompanyName(companyId)
  if (companyId === null || name === null) return null
  return <Link href={recordPath(workspace.slug, 'companies', companyId)}>{name}</Link>
}

/** The name of a company, live; null while it is not known, and of none. */
export function useCompanyName(id: Id | null): string | null {
  const { records } = usePorts()
  const name = useStream(id, () =>
    id === null ? of(null) : records.watchOne('companies', id).pipe(map((live) => live.value?.name ?? null)),
  )
  return name.status === 'ready' ? name.value : null
}
