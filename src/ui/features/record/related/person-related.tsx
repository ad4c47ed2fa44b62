import type { RecordOf } from '../../../../domain/model/records/collections'
import { subjectOf } from '../../../../domain/model/records/subject'
import { usePorts } from '../../../app/ports-context'
import { useWorkspace } from '../../../app/workspace-context'
import { useStream } from '../../../hooks/use-stream'
import { RelatedCompany } from './related-company'
import { RelatedDeals } from './related-deals'
import { RelatedFiles } from './related-files'
import { RelatedTasks } from './related-tasks'
import { dealsOf$ } from './related.model'
import styles from './related.module.css'

export interface PersonRelatedProps {
  readonly person: RecordOf<'people'>
  /** Null where none may be made. */
  readonly onNewDeal: (() => void) | null
}

export function PersonRelated({ person, onNewDeal }: PersonRelatedProps) {
  const { records } = usePorts()
  const { workspace } = useWorkspace()
  const { id, companyId } = person
  const deals = useStream(id, () => dealsOf$(records, workspace.id, { collection: 'people', id }))
  const subject = subjectOf('people', id)
  return (
    <div className={styles.column}>
      <RelatedCompany companyId={companyId} />
      <RelatedDeals deals={deals} onNew={onNewDeal} />
      <RelatedTasks subject={subject} />
      <RelatedFiles subject={subject} mayEdit={person.deletedAt === null} />
    </div>
  )
}
