import { Building2, Handshake, PinOff, UsersRound, type LucideIcon } from 'lucide-react'
import { useMemo } from 'react'
import { map } from 'rxjs'
import { Link, useSearchParams } from 'wouter'
import type { Id } from '../../domain/model/kernel/id'
import type { RecordOf } from '../../domain/model/records/collections'
import { LIMITS } from '../../domain/model/records/limits'
import { usePins } from '../app/pins'
import { usePorts } from '../app/ports-context'
import { screenPath } from '../app/routes'
import { useWorkspace } from '../app/workspace-context'
import { IconButton } from '../design/icon-button'
import { useStream } from '../hooks/use-stream'
import { shellText } from '../text/shell'
import { preloadScreen } from './screens'
import styles from './sidebar.module.css'

type SavedView = RecordOf<'savedViews'>

/** The pinned views that are there and may be read, in the order of pinning. */
export function usePinnedViews(): readonly SavedView[] {
  const { records } = usePorts()
  const { workspace } = useWorkspace()
  const [pins] = usePins(workspace.id)
  const views = useStream(workspace.id, () =>
    records.watch('savedViews', { workspaceId: workspace.id, limit: LIMITS.pageSizeMost }).pipe(map(({ value }) => value.items)),
  )
  const known = views.status === 'ready' ? views.value : NONE
  return useMemo(() => pins.flatMap((id) => known.find((view) => view.id === id) ?? []), [pins, known])
}

const NONE: readonly SavedView[] = []

/** @param workspace its slug */
export function viewPath(workspace: string, { id, collection }: Pick<SavedView, 'id' | 'collection'>): string {
  return screenPath(workspace, collection, { view: id })
}

export const VIEW_ICONS: Readonly<Record<SavedView['collection'], LucideIcon>> = {
  people: UsersRound,
  companies: Building2,
  deals: Handshake,
}

/** Views that somebody keeps at hand, each with a way to let it go. */
export function PinnedViews() {
  const { workspace } = useWorkspace()
  const [, toggle] = usePins(workspace.id)
  const [params] = useSearchParams()
  const views = usePinnedViews()
  if (views.length === 0) return null
  return (
    <ul className={styles.list} aria-label={shellText.pinned}>
      {views.map((view) => (
        <PinnedLine
          key={view.id}
          view={view}
          href={viewPath(workspace.slug, view)}
          isHere={params.get('view') === view.id}
          onUnpin={() => toggle(view.id)}
        />
      ))}
    </ul>
  )
}

interface PinnedLineProps {
  readonly view: { readonly id: Id; readonly name: string; readonly collection: SavedView['collection'] }
  readonly href: string
  readonly isHere: boolean
  readonly onUnpin: () => void
}

function PinnedLine({ view: { name, collection }, href, isHere, onUnpin }: PinnedLineProps) {
  const Icon = VIEW_ICONS[collection]
  return (
    <li className={styles.pinned}>
      <Link
        href={href}
        className={styles.item}
        title={`${name}, ${shellText.screen[collection]}`}
        aria-current={isHere ? 'page' : undefined}
        onPointerEnter={() => preloadScreen(collection)}
      >
        <Icon size={16} aria-hidden="true" />
        <span className={styles.label}>{name}</span>
      </Link>
      <IconButton
        size="sm"
        className={styles.unpin}
        label={shellText.unpin(name)}
        icon={<PinOff size={14} />}
        onClick={onUnpin}
      />
    </li>
  )
}
