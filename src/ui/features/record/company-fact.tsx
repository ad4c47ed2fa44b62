import { Link } from 'wouter'
import type { Id } from '../../../domain/model/kernel/id'
import { recordPath } from '../../app/routes'
import { useWorkspace } from '../../app/workspace-context'
import { useCompanyName } from './use-company-name'

/** The company's name as a link, once it is known. */
export function CompanyFact({ companyId }: { readonly companyId: Id | null }) {
  const { workspace } = useWorkspace()
  const name = useCompanyName(companyId)
  if (companyId === null || name === null) return null
  return <Link href={recordPath(workspace.slug, 'companies', companyId)}>{name}</Link>
}
