import { map } from 'rxjs'
import { Link } from 'wouter'
import { readSubject, subjectOf } from '../../../domain/model/records/subject'
import { usePorts } from '../../app/ports-context'
import { recordPath } from '../../app/routes'
import { useWorkspace } from '../../app/workspace-context'
import { Banner } from '../../design/banner'
import { useStream } from '../../hooks/use-stream'
import { recordText } from '../../text/record'
import type { RecordPageProps } from './record-page-props'
import { namedRecords$ } from '../../history/named-records.model'

/** Of a record that went into another one, into which. */
export function MergedNotice({ kind, record }: Pick<RecordPageProps, 'kind' | 'record'>) {
  const { records } = usePorts()
  const { workspace } = useWorkspace()
  const self = subjectOf(kind, record.id)
  const merges = useStream(self, () =>
    records
      .watch('merges', {
        workspaceId: workspace.id,
        where: {
          op: 'and',
          of: [
            { op: 'has', field: 'subjects', value: self },
            { op: 'eq', field: 'status', value: 'merged' },
          ],
        },
        orderBy: [{ field: 'createdAt', direction: 'desc', empty: 'last' }],
        limit: 1,
      })
      .pipe(map(({ value }) => value.items[0]?.kept ?? null)),
  )
  const kept = merges.status === 'ready' && merges.value !== self ? merges.value : null
  const keptId = kept === null ? null : readSubject(kept).id
  const names = useStream(keptId, () => namedRecords$(records, workspace.id, keptId === null ? [] : [keptId]))
  const name = keptId !== null && names.status === 'ready' ? names.value.get(keptId) : undefined
  if (keptId === null || name === undefined) return null
  return (
    <Banner tone="warning" action={<Link href={recordPath(workspace.slug, kind, keptId)}>{recordText.openKept}</Link>}>
      {recordText.mergedInto(name)}
    </Banner>
  )
}
