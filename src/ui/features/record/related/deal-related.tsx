import type { RecordOf } from '../../../../domain/model/records/collections'
import { subjectOf } from '../../../../domain/model/records/subject'
import { RelatedCompany } from './related-company'
import { RelatedFiles } from './related-files'
import { RelatedTasks } from './related-tasks'
import { RelatedStays } from './related-stays'
import styles from './related.module.css'

export function DealRelated({ deal }: { readonly deal: RecordOf<'deals'> }) {
  const subject = subjectOf('deals', deal.id)
  return (
    <div className={styles.column}>
      <RelatedCompany companyId={deal.companyId} />
      <RelatedTasks subject={subject} />
      <RelatedStays deal={deal} />
      <RelatedFiles subject={subject} mayEdit={deal.deletedAt === null} />
    </div>
  )
}
