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
  /** Null where none may be made. */
  readonly onNewPerson: (() => void) | null
  readonly onNewDeal: (() => void) | null
}

export function CompanyRelated({ company, people, deals, onNewPerson, onNewDeal }: CompanyRelatedProps) {
  const subject = subjectOf('companies', company.id)
  return (
    <div className={styles.column}>
      <RelatedPeople people={people} onNew={onNewPerson} />
      <RelatedDeals deals={deals} onNew={onNewDeal} />
      <RelatedTasks subject={subject} />
      <RelatedFiles subject={subject} mayEdit={company.deletedAt === null} />
    </div>
  )
}
