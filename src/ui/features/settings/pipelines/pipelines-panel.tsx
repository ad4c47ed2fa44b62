import { MoreHorizontal, Plus, RotateCcw } from 'lucide-react'
import { useState } from 'react'
import type { Id } from '../../../../domain/model/kernel/id'
import type { RecordOf } from '../../../../domain/model/records/collections'
import type { Mutation } from '../../../../domain/model/records/mutation'
import { LIMITS } from '../../../../domain/model/records/limits'
import { reorder } from '../../../../domain/use-cases/pipelines/reorder'
import { usePorts } from '../../../app/ports-context'
import { useApply } from '../../../app/use-apply'
import { useWorkspace } from '../../../app/workspace-context'
import { Button } from '../../../design/button'
import { IconButton } from '../../../design/icon-button'
import { MenuButton } from '../../../design/menu-button'
import { Tag } from '../../../design/tag'
import { useStream } from '../../../hooks/use-stream'
import { pipelinesText as text } from '../../../text/pipelines'
import { Panel } from '../../../design/panel'
import { QuietInput } from '../list-parts'
import { SortableList } from '../sortable-list'
import { useSaveField } from '../panel-form'
import { NewPipelineDialog } from './new-pipeline-dialog'
import styles from './pipelines.module.css'
import { SendDealsDialog, useRemoval } from './removal'

type Pipeline = RecordOf<'pipelines'>

/** The pipelines in their order: named, made the default, put in the trash and brought back. */
export function PipelinesPanel({ shownId, onShow }: { readonly shownId: Id | null; readonly onShow: (id: Id) => void }) {
  const { records } = usePorts()
  const { workspace, pipelines, stages, may } = useWorkspace()
  const apply = useApply()
  const save = useSaveField()
  const removal = useRemoval()
  const [isCreating, setCreating] = useState(false)
  const mayManage = may('manage-pipelines')
  const trashed = useStream(workspace.id, () =>
    records.watch<'pipelines'>('pipelines', { workspaceId: workspace.id, trash: 'only', limit: LIMITS.pageSize }),
  )
  const rename = ({ id, version }: Pipeline, name: string) =>
    save(text.renamed(name), [{ kind: 'update', collection: 'pipelines', id, patch: { name }, expect: version }])
  const makeDefault = (chosen: Pipeline) => {
    const changed = pipelines.filter((pipeline) => pipeline.default !== (pipeline === chosen))
    void apply(
      text.madeDefault(chosen.name),
      changed.map(({ id, version }): Mutation => ({
        kind: 'update',
        collection: 'pipelines',
        id,
        patch: { default: id === chosen.id },
        expect: version,
      })),
    )
  }
  const restore = ({ id, version, name }: Pipeline) =>
    void apply(text.restored(name), [{ kind: 'restore', collection: 'pipelines', id, expect: version }])
  const gone = trashed.status === 'ready' ? trashed.value.value.items : []

  return (
    <Panel
      title={text.title}
      lead={mayManage ? text.lead : `${text.lead} ${text.readOnly}`}
      actions={
        mayManage ? (
          <Button icon={<Plus size={14} />} onClick={() => setCreating(true)}>
            {text.add}
          </Button>
        ) : null
      }
    >
      <SortableList
        label={text.title}
        items={pipelines}
        maySort={mayManage}
        onMove={(from, to) =>
          void apply(text.moved(pipelines[from]?.name ?? ''), reorder('pipelines', pipelines, { from, to }), { quiet: true })
        }
      >
        {(pipeline) => (
          <>
            <div className={styles.grow}>
              <QuietInput
                label={text.name}
                value={pipeline.name}
                readOnly={!mayManage}
                onSave={(name) => rename(pipeline, name)}
              />
            </div>
            {pipeline.default ? <Tag colour="blue">{text.default}</Tag> : null}
            <Button
              size="sm"
              variant="quiet"
              aria-pressed={pipeline.id === shownId}
              aria-label={text.show(pipeline.name)}
              onClick={() => onShow(pipeline.id)}
            >
              {text.stageCount(stages.filter(({ pipelineId }) => pipelineId === pipeline.id).length)}
            </Button>
            {mayManage ? (
              <MenuButton
                align="end"
                entries={[
                  {
                    kind: 'item',
                    label: text.makeDefault,
                    disabled: pipeline.default,
                    onSelect: () => makeDefault(pipeline),
                  },
                  { kind: 'separator' },
                  {
                    kind: 'item',
                    label: text.trash,
                    tone: 'danger',
                    onSelect: () => void removal.ofPipeline(pipeline),
                  },
                ]}
                renderTrigger={(props) => (
                  <IconButton {...props} size="sm" icon={<MoreHorizontal size={14} />} label={text.actions(pipeline.name)} />
                )}
              />
            ) : null}
          </>
        )}
      </SortableList>
      {gone.length === 0 || !mayManage ? null : (
        <>
          <h3 className={styles.sub}>{text.inTrash}</h3>
          <ul className={styles.gone} aria-label={text.inTrash}>
            {gone.map((pipeline) => (
              <li key={pipeline.id} className={styles.goneItem}>
                <span className={styles.grow}>{pipeline.name}</span>
                <Button
                  size="sm"
                  icon={<RotateCcw size={14} />}
                  aria-label={text.restoreNamed(pipeline.name)}
                  onClick={() => restore(pipeline)}
                >
                  {text.restore}
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
      {isCreating ? <NewPipelineDialog onClose={() => setCreating(false)} onMade={onShow} /> : null}
      {removal.question === null ? null : <SendDealsDialog removal={removal} question={removal.question} />}
    </Panel>
  )
}
