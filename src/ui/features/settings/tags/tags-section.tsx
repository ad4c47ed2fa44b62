import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { defer } from 'rxjs'
import { useRuntime, usePorts } from '../../../app/ports-context'
import { useApply } from '../../../app/use-apply'
import { useWorkspace } from '../../../app/workspace-context'
import { ConfirmDialog } from '../../../design/confirm-dialog'
import { IconButton } from '../../../design/icon-button'
import type { RecordOf } from '../../../../domain/model/records/collections'
import type { Tag } from '../../../../domain/model/tags/tag'
import { fieldsText } from '../../../text/fields'
import { AddLine, ColourButton, QuietInput } from '../list-parts'
import { Panel, Panels } from '../../../design/panel'
import { useSaveField } from '../panel-form'
import type { Id } from '../../../../domain/model/kernel/id'
import type { RecordsPort } from '../../../../ports/records.port'
import { useStream } from '../../../hooks/use-stream'
import styles from '../list-parts.module.css'

/** The tags: named, coloured and deleted, each with how many records have it. */
export function TagsSection() {
  const text = fieldsText.tags
  const runtime = useRuntime()
  const { tags, may } = useWorkspace()
  const apply = useApply()
  const save = useSaveField()
  const uses = useTagUses()
  const [doomed, setDoomed] = useState<RecordOf<'tags'> | null>(null)
  const isTaken = (name: string, but?: RecordOf<'tags'>) =>
    tags.some((tag) => tag.id !== but?.id && tag.name.toLowerCase() === name.toLowerCase())

  return (
    <Panels>
      <Panel title={text.title} lead={text.lead}>
        {tags.length === 0 ? <p className={styles.none}>{text.none}</p> : null}
        <ul className={styles.list} aria-label={text.title}>
          {tags.map((tag) => (
            <TagItem
              key={tag.id}
              tag={tag}
              uses={uses?.get(tag.id) ?? (uses === null ? null : 0)}
              isTaken={(name) => isTaken(name, tag)}
              onDelete={() => setDoomed(tag)}
            />
          ))}
        </ul>
        {may('tags.create') ? (
          <AddLine
            label={text.newName}
            submitLabel={text.add}
            onAdd={(name) =>
              isTaken(name)
                ? Promise.resolve(text.taken(name))
                : save(text.added(name), [{ kind: 'create', collection: 'tags', id: runtime.newId(), data: { name } }])
            }
          />
        ) : null}
      </Panel>
      {doomed === null ? null : (
        <ConfirmDialog
          title={text.deleteTitle(doomed.name)}
          description={text.deleteBody(uses?.get(doomed.id) ?? 0)}
          confirmLabel={text.deleteConfirm}
          onClose={() => setDoomed(null)}
          onConfirm={() => {
            setDoomed(null)
            void apply(text.deleted(doomed.name), [{ kind: 'trash', collection: 'tags', id: doomed.id, expect: doomed.version }])
          }}
        />
      )}
    </Panels>
  )
}

interface TagItemProps {
  readonly tag: RecordOf<'tags'>
  /** How many records have it; null while it is not known. */
  readonly uses: number | null
  readonly isTaken: (name: string) => boolean
  readonly onDelete: () => void
}

function TagItem({ tag, uses, isTaken, onDelete }: TagItemProps) {
  const text = fieldsText.tags
  const { may } = useWorkspace()
  const apply = useApply()
  const save = useSaveField()
  const mayEdit = may('tags.update')
  const update = (patch: Partial<Tag>) =>
    ({ kind: 'update', collection: 'tags', id: tag.id, patch, expect: tag.version }) as const
  return (
    <li className={styles.item}>
      <QuietInput
        className={styles.grow}
        label={text.nameOf(tag.name)}
        value={tag.name}
        readOnly={!mayEdit}
        onSave={(name) =>
          isTaken(name) ? Promise.resolve(text.taken(name)) : save(fieldsText.renamed(name), [update({ name })])
        }
      />
      <span className={styles.muted}>{uses === null ? '' : text.uses(uses)}</span>
      <ColourButton
        label={text.colourOf(tag.name)}
        colour={tag.colour}
        disabled={!mayEdit}
        onColour={(colour) => void apply(text.recoloured(tag.name), [update({ colour })])}
      />
      {may('tags.trash') ? (
        <IconButton size="sm" icon={<Trash2 size={14} />} label={text.delete(tag.name)} onClick={onDelete} />
      ) : null}
    </li>
  )
}

const TAGGED = ['people', 'companies', 'deals'] as const

/** How many live records have each tag, counted anew when tags come and go; null while it is not known. */
function useTagUses(): ReadonlyMap<Id, number> | null {
  const { records } = usePorts()
  const { workspace, tags } = useWorkspace()
  const ids = tags.map(({ id }) => id)
  const uses = useStream(`${workspace.id} ${ids.join()}`, () => defer(() => countUses(records, workspace.id, ids)))
  return uses.status === 'ready' ? uses.value : null
}

async function countUses(records: RecordsPort, workspaceId: Id, ids: readonly Id[]): Promise<ReadonlyMap<Id, number>> {
  const counts = ids.map(async (id): Promise<readonly [Id, number]> => {
    const where = { op: 'has', field: 'tagIds', value: id } as const
    const totals = TAGGED.map(async (collection) => {
      const page = await records.list(collection, { workspaceId, where, limit: 1, count: 'exact' })
      return page.total ?? 0
    })
    return [id, (await Promise.all(totals)).reduce((sum, total) => sum + total, 0)]
  })
  return new Map(await Promise.all(counts))
}
