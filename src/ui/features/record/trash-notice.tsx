import { useApply } from '../../app/use-apply'
import { useWorkspace } from '../../app/workspace-context'
import { Banner } from '../../design/banner'
import { Button } from '../../design/button'
import { recordText } from '../../text/record'
import type { RecordPageProps } from './record-page-props'
import { trashOrRestore } from './record-updates'

/** Of a record in the trash, that it is, and the way out of it. */
export function TrashNotice({ kind, record, name }: Pick<RecordPageProps, 'kind' | 'record' | 'name'>) {
  const { formats, may } = useWorkspace()
  const apply = useApply()
  if (record.deletedAt === null) return null
  return (
    <Banner
      tone="warning"
      action={
        may(`${kind}.restore`) ? (
          <Button size="sm" onClick={() => void apply(recordText.restored(name), [trashOrRestore('restore', kind, record)])}>
            {recordText.restore}
          </Button>
        ) : null
      }
    >
      {recordText.inTrash(kind, formats.dateTime(record.deletedAt))}
    </Banner>
  )
}
