import { useSearchParams } from 'wouter'
import { Trash2 } from 'lucide-react'
import { useWorkspace } from '../../../app/workspace-context'
import { shownPipeline } from '../../deals/in-pipeline'
import { Panels, Panel } from '../../../design/panel'
import { rankBetween } from '../../../../domain/model/kernel/rank'
import type { RecordOf } from '../../../../domain/model/records/collections'
import { useRuntime } from '../../../app/ports-context'
import { useApply } from '../../../app/use-apply'
import { IconButton } from '../../../design/icon-button'
import { pipelinesText } from '../../../text/pipelines'
import { AddLine, QuietInput } from '../list-parts'
import { SortableList } from '../sortable-list'
import { useSaveField } from '../panel-form'
import { PipelinesPanel } from './pipelines-panel'
import { StagesPanel } from './stages-panel'
import listStyles from '../list-parts.module.css'
import styles from './pipelines.module.css'

/** The pipelines, the stages of the one that the address names, and why deals are lost. */
export function PipelinesSection() {
  const { pipelines, stages } = useWorkspace()
  const [params, setParams] = useSearchParams()
  const shown = shownPipeline(pipelines, params.get('pipeline'))
  return (
    <Panels>
      <PipelinesPanel shownId={shown?.id ?? null} onShow={(id) => setParams({ pipeline: id }, { replace: true })} />
      {shown === undefined ? null : (
        <StagesPanel key={shown.id} pipeline={shown} stages={stages.filter(({ pipelineId }) => pipelineId === shown.id)} />
      )}
      <ReasonsPanel />
    </Panels>
  )
}

type Reason = RecordOf<'lostReasons'>

/** Why deals are lost, in the order they are offered. */
function ReasonsPanel() {
  const text = pipelinesText.reasons
  const runtime = useRuntime()
  const { lostReasons, may } = useWorkspace()
  const apply = useApply()
  const save = useSaveField()
  const mayManage = may('manage-pipelines')
  const isTaken = (name: string, but?: Reason) =>
    lostReasons.some((each) => each !== but && each.name.trim().toLowerCase() === name.toLowerCase())
  const rename = (reason: Reason, name: string) => {
    if (isTaken(name, reason)) return Promise.resolve(pipelinesText.taken(name))
    const { id, version } = reason
    return save(pipelinesText.renamed(name), [
      { kind: 'update', collection: 'lostReasons', id, patch: { name }, expect: version },
    ])
  }
  const add = (name: string) => {
    if (isTaken(name)) return Promise.resolve(pipelinesText.taken(name))
    const position = rankBetween(lostReasons.at(-1)?.position ?? null, null)
    return save(text.added(name), [{ kind: 'create', collection: 'lostReasons', id: runtime.newId(), data: { name, position } }])
  }
  return (
    <Panel title={text.title} lead={text.lead}>
      {lostReasons.length === 0 ? <p className={listStyles.none}>{text.none}</p> : null}
      <SortableList label={text.list} collection="lostReasons" items={lostReasons} maySort={mayManage}>
        {(reason) => (
          <>
            <QuietInput
              className={styles.grow}
              label={text.nameOf(reason.name)}
              value={reason.name}
              readOnly={!mayManage}
              onSave={(name) => rename(reason, name)}
            />
            {mayManage ? (
              <IconButton
                size="sm"
                icon={<Trash2 size={14} />}
                label={text.remove(reason.name)}
                onClick={() =>
                  void apply(text.removed(reason.name), [
                    { kind: 'trash', collection: 'lostReasons', id: reason.id, expect: reason.version },
                  ])
                }
              />
            ) : null}
          </>
        )}
      </SortableList>
      {mayManage ? <AddLine label={text.newName} submitLabel={text.add} onAdd={add} /> : null}
    </Panel>
  )
}
