import { useApply } from '../../app/use-apply'
import { useWorkspace } from '../../app/workspace-context'
import { Banner } from '../../design/banner'
import { Button } from '../../design/button'
import { recordText } from '../../text/record'
import type { RecordPageProps } from './record-page-props'
import { trashOrRestore } from './record-updates'

/** What must be known before anything is read: that it is in the trash, that it may be out of date. */
export function RecordNotices({ kind, record, name, freshness }: RecordPageProps) {
  const { formats, may } = useWorkspace()
  const apply = useApply()
  return (
    <>
      {record.deletedAt === null ? null : (
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
      )}
      {freshness === 'stale' ? <Banner tone="neutral">{recordText.stale}</Banner> : null}
    </>
  )
}
