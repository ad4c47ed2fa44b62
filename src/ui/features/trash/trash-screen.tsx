import { Building2, Handshake, Trash2, UserRound, type LucideIcon } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'wouter'
import type { SubjectCollection } from '../../../domain/model/records/subject'
import { usePorts, useRuntime } from '../../app/ports-context'
import { recordPath } from '../../app/routes'
import { useApply } from '../../app/use-apply'
import { useWorkspace } from '../../app/workspace-context'
import { Button } from '../../design/button'
import { ConfirmDialog } from '../../design/confirm-dialog'
import { EmptyState, ErrorState } from '../../design/message'
import { useStream } from '../../hooks/use-stream'
import { Page } from '../../shell/page'
import { ScreenSkeleton } from '../../shell/screen-skeleton'
import { errorText } from '../../text/error-text'
import { errorsText } from '../../text/errors'
import { trashText } from '../../text/trash'
import { trash$, type Trashed } from './trash.model'
import styles from './trash.module.css'

const ICONS: Readonly<Record<SubjectCollection, LucideIcon>> = { people: UserRound, companies: Building2, deals: Handshake }

/** What was deleted, with the way back. */
export function TrashScreen() {
  const { records } = usePorts()
  const { workspace } = useWorkspace()
  const trash = useStream(workspace.id, () => trash$(records, workspace.id))
  return (
    <Page title={trashText.title} note={trashText.note}>
      {trash.status === 'pending' ? <ScreenSkeleton /> : null}
      {trash.status === 'failed' ? <ErrorState title={errorsText.couldNotLoad}>{errorText(trash.error)}</ErrorState> : null}
      {trash.status === 'ready' && trash.value.items.length === 0 ? (
        <EmptyState icon={<Trash2 />} title={trashText.empty}>
          {trashText.emptyHint}
        </EmptyState>
      ) : null}
      {trash.status === 'ready' && trash.value.items.length > 0 ? (
        <TrashList items={trash.value.items} hasMore={trash.value.hasMore} />
      ) : null}
    </Page>
  )
}

function TrashList({ items, hasMore }: { readonly items: readonly Trashed[]; readonly hasMore: boolean }) {
  const { workspace, may, memberName, formats } = useWorkspace()
  const runtime = useRuntime()
  const apply = useApply()
  const [purging, setPurging] = useState<Trashed | null>(null)

  const restore = ({ collection, id, version, name }: Trashed) =>
    void apply(trashText.restored(name), [{ kind: 'restore', collection, id, expect: version }])
  const purge = ({ collection, id, version, name }: Trashed) => {
    setPurging(null)
    void apply(trashText.purged(name), [{ kind: 'purge', collection, id, expect: version }])
  }

  return (
    <>
      <ul className={styles.list} aria-label={trashText.title}>
        {items.map((item) => {
          const Icon = ICONS[item.collection]
          return (
            <li key={item.id} className={styles.item}>
              <Icon size={16} aria-hidden="true" className={styles.icon} />
              <Link href={recordPath(workspace.slug, item.collection, item.id)} className={styles.name}>
                {item.name}
              </Link>
              <span className={styles.when}>
                {trashText.by(memberName(item.byMemberId), formats.ago(item.at, runtime.now()))}
              </span>
              <span className={styles.actions}>
                {may(`${item.collection}.restore`) ? (
                  <Button size="sm" aria-label={trashText.restoreOf(item.name)} onClick={() => restore(item)}>
                    {trashText.restore}
                  </Button>
                ) : null}
                {may(`${item.collection}.purge`) ? (
                  <Button size="sm" variant="quiet" aria-label={trashText.purgeOf(item.name)} onClick={() => setPurging(item)}>
                    {trashText.purge}
                  </Button>
                ) : null}
              </span>
            </li>
          )
        })}
      </ul>
      {hasMore ? <p className={styles.more}>{trashText.more}</p> : null}
      {purging === null ? null : (
        <ConfirmDialog
          open
          title={trashText.purgeTitle(purging.name)}
          description={trashText.purgeBody}
          confirmLabel={trashText.purge}
          onClose={() => setPurging(null)}
          onConfirm={() => purge(purging)}
        />
      )}
    </>
  )
}
