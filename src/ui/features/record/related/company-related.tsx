import type { Page } from '../../../../domain/model/query/ast'
import type { RecordOf } from '../../../../domain/model/records/collections'
import { subjectOf } from '../../../../domain/model/records/subject'
import type { DealRow, PersonRow } from '../../../../domain/model/records/views'
import type { StreamState } from '../../../hooks/stream-store'
import { RelatedDeals } from './related-deals'
import { RelatedPeople } from './related-people'
import { RelatedFiles } from './related-files'
import { RelatedTasks } from './related-tasks'
import styles from './related.module.css'

export interface CompanyRelatedProps {
  readonly company: RecordOf<'companies'>
  readonly people: StreamState<Page<PersonRow>>
  readonly deals: StreamState<Page<DealRow>>
}

export function CompanyRelated({ company, people, deals }: CompanyRelatedProps) {
  const subject = subjectOf('companies', company.id)
  return (
    <div className={styles.column}>
      <RelatedPeople people={people} />
      <RelatedDeals deals={deals} />
      <RelatedTasks subject={subject} />
      <RelatedFiles subject={subject} mayEdit={company.deletedAt === null} />
    </div>
  )
}
