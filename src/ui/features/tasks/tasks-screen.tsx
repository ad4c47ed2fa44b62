import { Download, ListChecks, Plus } from 'lucide-react'
import { useState } from 'react'
import { useSearchParams } from 'wouter'
import { lazyPart } from '../../design/lazy-part'
import { isId } from '../../../domain/model/kernel/id'
import { isSubject, type Subject } from '../../../domain/model/records/subject'
import { useOverlays } from '../../app/overlays'
import { usePorts } from '../../app/ports-context'
import { useWorkspace } from '../../app/workspace-context'
import { Button } from '../../design/button'
import { Checkbox } from '../../design/checkbox'
import { EmptyState } from '../../design/message'
import { Select } from '../../design/select'
import { useHotkeys } from '../../hooks/hotkeys'
import { type StreamState, useStream } from '../../hooks/use-stream'
import { Page } from '../../app/page'
import page from '../../app/page.module.css'
import { LoadState } from '../../app/screen-skeleton'
import { tablesText } from '../../text/tables'
import { tasksText } from '../../text/tasks'
import { AboutFilter } from '../../search/subject-field'
import { QuickAdd } from './quick-add'
import { TaskList } from './task-list'
import { tasksState$, readWhose, type TasksState, type Whose, taskIds } from './tasks.model'
import styles from './tasks.module.css'
import { useTaskClock } from './use-task-actions'

const ExportDialog = lazyPart(() => import('../../export/export-dialog').then((file) => file.ExportDialog))

/** What is to be done, by when; the link says whose, and whether what is done is shown. */
export function TasksScreen() {
  const { records } = usePorts()
  const { workspace, me, formats, may } = useWorkspace()
  const overlays = useOverlays()
  const [params, setParams] = useSearchParams()
  const whose = readWhose(params.get('whose'))
  const withDone = params.get('done') === 'shown'
  const subject = params.get('about')
  const about = isSubject(subject) ? subject : null
  const scope = { workspaceId: workspace.id, me: me.id, whose, about, withDone }
  const state = useStream(`${workspace.id} ${me.id} ${whose} ${about} ${withDone}`, () => tasksState$(records, scope))
  const set = (name: 'whose' | 'about' | 'done', value: string | null) =>
    setParams(
      (now) => {
        const next = new URLSearchParams(now)
        if (value === null) next.delete(name)
        else next.set(name, value)
        return next
      },
      { replace: true },
    )
  const [isExporting, setExporting] = useState(false)
  const onExport = may('export-view') ? () => setExporting(true) : null
  useHotkeys(onExport === null ? [] : [{ keys: '', label: tablesText.export, group: tablesText.group, run: onExport }])
  const open = state.status === 'ready' ? state.value.open : null
  return (
    <Page
      title={tasksText.title}
      note={open === null ? undefined : formats.number(open.total ?? open.items.length)}
      actions={
        <>
          {onExport === null ? null : (
            <Button icon={<Download size={14} />} onClick={onExport}>
              {tablesText.export}
            </Button>
          )}
          {may('tasks.create') ? (
            <Button variant="primary" icon={<Plus size={14} />} onClick={() => overlays.show('new-task')}>
              {tasksText.newTask}
            </Button>
          ) : null}
        </>
      }
      toolbar={<TaskFilters whose={whose} about={about} withDone={withDone} onFilter={set} />}
    >
      {may('tasks.create') ? (
        <QuickAdd assigneeId={isId(whose) ? whose : whose === 'nobody' ? null : me.id} about={about} />
      ) : null}
      <Tasks key={`${whose} ${about} ${withDone}`} state={state} withAssignee={whose === 'all'} />
      {isExporting ? (
        <ExportDialog
          request={{
            collection: 'tasks',
            name: tasksText.title,
            count: null,
            ids: (signal) => taskIds(scope, records, signal),
            shown: null,
          }}
          onClose={() => setExporting(false)}
        />
      ) : null}
    </Page>
  )
}

interface TasksProps {
  readonly state: StreamState<TasksState>
  /** Whether the list is of several people's tasks. */
  readonly withAssignee: boolean
}

/** The tasks in whatever state they are, and how many more there are than are listed. */
function Tasks({ state, withAssignee }: TasksProps) {
  const { formats } = useWorkspace()
  const clock = useTaskClock()
  if (state.status !== 'ready') return <LoadState state={state} />
  const { open, done } = state.value
  const unseen = (open.total ?? open.items.length) - open.items.length
  const isEmpty = open.items.length === 0 && (done?.items ?? []).length === 0
  return (
    <>
      {isEmpty ? (
        <EmptyState icon={<ListChecks size={20} />} title={tasksText.empty}>
          {tasksText.emptyHint}
        </EmptyState>
      ) : (
        <TaskList state={state.value} clock={clock} withAssignee={withAssignee} />
      )}
      {unseen > 0 ? <p className={styles.more}>{tasksText.more(formats.number(unseen))}</p> : null}
    </>
  )
}

interface TaskFiltersProps {
  readonly whose: Whose
  readonly about: Subject | null
  readonly withDone: boolean
  /** Writes one of them into the link; null for what is usual. */
  readonly onFilter: (name: 'whose' | 'about' | 'done', value: string | null) => void
}

/** Whose tasks are listed, what they are about, and whether those that are done are shown. */
function TaskFilters({ whose, about, withDone, onFilter }: TaskFiltersProps) {
  const { me, members } = useWorkspace()
  return (
    <div className={page.filters}>
      <Select
        aria-label={tasksText.whose}
        value={whose}
        options={[
          { value: 'mine', label: tasksText.mine },
          { value: 'all', label: tasksText.everybodys },
          { value: 'nobody', label: tasksText.unassigned },
          ...members
            .filter(({ id, status }) => id !== me.id && (status === 'active' || id === whose))
            .map(({ id, displayName }) => ({ value: id, label: displayName })),
        ]}
        onValue={(value) => onFilter('whose', value === 'mine' ? null : value)}
      />
      <AboutFilter about={about} onAbout={(next) => onFilter('about', next)} />
      <Checkbox checked={withDone} onChecked={(isShown) => onFilter('done', isShown ? 'shown' : null)}>
        {tasksText.showDone}
      </Checkbox>
    </div>
  )
}
