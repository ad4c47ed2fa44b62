import { Link } from 'wouter'
import { of } from 'rxjs'
import type { Id } from '../../../../domain/model/kernel/id'
import { usePorts } from '../../../app/ports-context'
import { recordPath } from '../../../app/routes'
import { useWorkspace } from '../../../app/workspace-context'
import { picturePath } from '../../../picture/picture-path'
import { RecordAvatar } from '../../../picture/avatars'
import { useStream } from '../../../hooks/use-stream'
import { recordText } from '../../../text/record'
import { RelatedSection } from './related-section'
import styles from './related.module.css'

/** The company a record belongs to; nothing where there is none. */
export function RelatedCompany({ companyId }: { readonly companyId: Id | null }) {
  const { records } = usePorts()
  const { workspace } = useWorkspace()
  const live = useStream(companyId, () => (companyId === null ? of(null) : records.watchOne('companies', companyId)))
  const company = live.status === 'ready' ? (live.value?.value ?? null) : null
  if (company === null) return null
  const hint = [company.domains[0], company.industry].filter(Boolean).join(' · ')
  return (
    <RelatedSection title={recordText.related.company} total={null} shown={1} empty="">
      <Link className={styles.person} href={recordPath(workspace.slug, 'companies', company.id)}>
        <RecordAvatar name={company.name} shape="square" path={picturePath('companies', company.id, company.logoFileId)} />
        <span className={styles.names}>
          <span className={styles.name}>{company.name}</span>
          {hint === '' ? null : <span className={styles.hint}>{hint}</span>}
        </span>
      </Link>
    </RelatedSection>
  )
}
