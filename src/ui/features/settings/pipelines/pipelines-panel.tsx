import { MoreHorizontal, Plus } from 'lucide-react'
import { useState } from 'react'
import type { Id } from '../../../../domain/model/kernel/id'
import type { RecordOf } from '../../../../domain/model/records/collections'
import type { Mutation } from '../../../../domain/model/records/mutation'
import { LIMITS } from '../../../../domain/model/records/limits'
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
import { QuietInput, RestoreList } from '../list-parts'
import { SortableList } from '../sortable-list'
import { useSaveField } from '../panel-form'
import { NewPipelineDialog } from './new-pipeline-dialog'
import styles from './pipelines.module.css'
import { SendDealsDialog, useRemoval } from './removal'

type Pipeline = RecordOf<'pipelines'>

/** The pipelines in their order, and those in the trash. */
export function PipelinesPanel({ shownId, onShow }: { readonly shownId: Id | null; readonly onShow: (id: Id) => void }) {
  const { records } = usePorts()
  const { workspace, pipelines, may } = useWorkspace()
  const apply = useApply()
  const removal = useRemoval()
  const [isCreating, setCreating] = useState(false)
  const mayManage = may('manage-pipelines')
  const trashed = useStream(workspace.id, () =>
    records.watch<'pipelines'>('pipelines', { workspaceId: workspace.id, trash: 'only', limit: LIMITS.pageSize }),
  )
  const restore = ({ id, version, name }: Pipeline) =>
    void apply(text.restored(name), [{ kind: 'restore', collection: 'pipelines', id, expect: version }])
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
      <SortableList label={text.title} collection="pipelines" items={pipelines} maySort={mayManage}>
        {(pipeline) => (
          <PipelineItem
            pipeline={pipeline}
            isShown={pipeline.id === shownId}
            onShow={() => onShow(pipeline.id)}
            onRemove={() => void removal.ofPipeline(pipeline)}
          />
        )}
      </SortableList>
      <RestoreList
        title={text.inTrash}
        items={trashed.status === 'ready' && mayManage ? trashed.value.value.items : []}
        words={text}
        onRestore={restore}
      />
      {isCreating ? <NewPipelineDialog onClose={() => setCreating(false)} onMade={onShow} /> : null}
      {removal.question === null ? null : <SendDealsDialog removal={removal} question={removal.question} />}
    </Panel>
  )
}

interface PipelineItemProps {
  readonly pipeline: Pipeline
  readonly isShown: boolean
  readonly onShow: () => void
  readonly onRemove: () => void
}

/** One pipeline: named, made the default, put in the trash. */
function PipelineItem({ pipeline, isShown, onShow, onRemove }: PipelineItemProps) {
  const { pipelines, stages, may } = useWorkspace()
  const apply = useApply()
  const save = useSaveField()
  const { id, name, version } = pipeline
  const mayManage = may('manage-pipelines')
  const makeDefault = () => {
    const changed = pipelines.filter((each) => each.default !== (each === pipeline))
    void apply(
      text.madeDefault(name),
      changed.map((each): Mutation => ({
        kind: 'update',
        collection: 'pipelines',
        id: each.id,
        patch: { default: each === pipeline },
        expect: each.version,
      })),
    )
  }
  return (
    <>
      <QuietInput
        className={styles.grow}
        label={text.name}
        value={name}
        readOnly={!mayManage}
        onSave={(typed) =>
          save(text.renamed(typed), [{ kind: 'update', collection: 'pipelines', id, patch: { name: typed }, expect: version }])
        }
      />
      {pipeline.default ? <Tag colour="blue">{text.default}</Tag> : null}
      <Button size="sm" variant="quiet" aria-pressed={isShown} aria-label={text.show(name)} onClick={onShow}>
        {text.stageCount(stages.filter(({ pipelineId }) => pipelineId === id).length)}
      </Button>
      {mayManage ? (
        <MenuButton
          align="end"
          entries={[
            { kind: 'item', label: text.makeDefault, disabled: pipeline.default, onSelect: makeDefault },
            { kind: 'separator' },
            { kind: 'item', label: text.trash, tone: 'danger', onSelect: onRemove },
          ]}
          renderTrigger={(props) => (
            <IconButton {...props} size="sm" icon={<MoreHorizontal size={14} />} label={text.actions(name)} />
          )}
        />
      ) : null}
    </>
  )
}
