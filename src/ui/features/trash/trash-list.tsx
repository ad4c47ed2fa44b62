import {
  Building2,
  Columns3,
  FormInput,
  Handshake,
  ListChecks,
  Paperclip,
  StickyNote,
  Table2,
  Tag,
  Workflow,
  UserRound,
  CircleX,
  type LucideIcon,
} from 'lucide-react'
import { useState } from 'react'
import { Link } from 'wouter'
import { isPortError } from '../../../domain/model/errors/port-error'
import { isSubjectCollection } from '../../../domain/model/records/subject'
import { useRuntime, usePorts } from '../../app/ports-context'
import { recordPath } from '../../app/routes'
import { useApply } from '../../app/use-apply'
import { useWorkspace } from '../../app/workspace-context'
import { Button } from '../../design/button'
import { ConfirmDialog } from '../../design/confirm-dialog'
import { trashText } from '../../text/trash'
import type { TrashKind } from '../../../domain/model/records/trash-kinds'
import { FormDialog } from '../../design/form-dialog'
import { TextField } from '../../design/text-field'
import { errorText } from '../../text/error-text'
import type { Trashed } from './trash.model'
import styles from './trash.module.css'

const ICONS: Readonly<Record<TrashKind, LucideIcon>> = {
  people: UserRound,
  companies: Building2,
  deals: Handshake,
  tasks: ListChecks,
  notes: StickyNote,
  files: Paperclip,
  savedViews: Table2,
  forms: FormInput,
  tags: Tag,
  lostReasons: CircleX,
  stages: Columns3,
  pipelines: Workflow,
}

interface TrashListProps {
  readonly items: readonly Trashed[]
  readonly hasMore: boolean
}

/** What was deleted, by whom and when, each with its way back. */
export function TrashList({ items, hasMore }: TrashListProps) {
  const { workspace, me, may, memberName, formats } = useWorkspace()
  const runtime = useRuntime()
  const apply = useApply()
  const [purging, setPurging] = useState<Trashed | null>(null)
  const [taken, setTaken] = useState<Trashed | null>(null)

  async function restore(item: Trashed): Promise<void> {
    const { collection, id, version, name } = item
    const result = await apply(trashText.restored(name), [{ kind: 'restore', collection, id, expect: version }], {
      ownErrors: ['record/duplicate'],
    })
    if (result.status === 'failed' && isPortError(result.error, 'record/duplicate')) setTaken(item)
  }
  const purge = ({ collection, id, version, name }: Trashed) => {
    setPurging(null)
    void apply(trashText.purged(name), [{ kind: 'purge', collection, id, expect: version }])
  }

  return (
    <>
      <ul className={styles.list} aria-label={trashText.title}>
        {items.map((item) => {
          const { collection, id, name } = item
          const Icon = ICONS[collection]
          return (
            <li key={id} className={styles.item}>
              <Icon size={16} aria-label={trashText.kind(collection)} role="img" className={styles.icon} />
              {isSubjectCollection(collection) ? (
                <Link href={recordPath(workspace.slug, collection, id)} className={styles.name}>
                  {name}
                </Link>
              ) : (
                <span className={styles.plain}>{name}</span>
              )}
              <span className={styles.when}>
                {trashText.by(memberName(item.byMemberId), formats.ago(item.at, runtime.now()))}
              </span>
              <span className={styles.actions}>
                {may(`${collection}.restore`, { own: item.madeByMemberId === me.id }) ? (
                  <Button size="sm" aria-label={trashText.restoreOf(name)} onClick={() => void restore(item)}>
                    {trashText.restore}
                  </Button>
                ) : null}
                {may(`${collection}.purge`) ? (
                  <Button size="sm" variant="quiet" aria-label={trashText.purgeOf(name)} onClick={() => setPurging(item)}>
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
          title={trashText.purgeTitle(purging.name)}
          description={trashText.purgeBody}
          confirmLabel={trashText.purge}
          onClose={() => setPurging(null)}
          onConfirm={() => purge(purging)}
        />
      )}
      {taken === null ? null : <TakenDialog item={taken} onClose={() => setTaken(null)} />}
    </>
  )
}

interface TakenDialogProps {
  readonly item: Trashed
  readonly onClose: () => void
}

/** Another has taken the name meanwhile: it can be given a new one, and this is restored in the same commit. */
function TakenDialog({ item, onClose }: TakenDialogProps) {
  const { records } = usePorts()
  const { workspace } = useWorkspace()
  const apply = useApply()
  const [name, setName] = useState('')
  const [error, setError] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)

  async function restore(): Promise<void> {
    const { collection, id, version } = item
    if (name.trim() === '') return setError(trashText.newNameMissing)
    if (collection !== 'tags' && collection !== 'stages' && collection !== 'lostReasons') return
    setBusy(true)
    try {
      const page = await records.list(collection, { workspaceId: workspace.id, search: item.name, limit: 100 })
      const own = await records.get(collection, id)
      const other = page.items.find((each) => each.name.toLowerCase() === item.name.toLowerCase() && isBeside(each, own))
      const rename = other && ({ kind: 'update', collection, id: other.id, patch: { name }, expect: other.version } as const)
      const result = await apply(
        trashText.restored(item.name),
        [...(rename === undefined ? [] : [rename]), { kind: 'restore', collection, id, expect: version }],
        { ownErrors: ['record/duplicate', 'record/invalid'] },
      )
      if (result.status !== 'failed') return onClose()
      setError(errorText(result.error))
    } catch (thrown) {
      setError(errorText(thrown))
    }
    setBusy(false)
  }

  return (
    <FormDialog
      onClose={onClose}
      onSubmit={restore}
      title={trashText.takenTitle(item.name)}
      description={trashText.takenBody}
      submitLabel={trashText.restore}
      busy={busy}
    >
      <TextField
        label={trashText.newName}
        autoFocus
        autoComplete="off"
        value={name}
        onValue={(next) => {
          setName(next)
          setError(null)
        }}
        error={error}
      />
    </FormDialog>
  )
}

/** Stages of different pipelines may have one name. */
function isBeside(other: object, own: object | null): boolean {
  const [there, here] = [other, own].map((stage) => (stage !== null && 'pipelineId' in stage ? stage.pipelineId : null))
  return there === here
}
