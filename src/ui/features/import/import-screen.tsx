import { Import, RotateCcw } from 'lucide-react'
import { useEffect, useMemo, type ReactNode } from 'react'
import { lateDock } from '../../app/work-board'
import { useRuntime, useServices } from '../../app/ports-context'
import { useWorkspace, WorkspaceContext } from '../../app/workspace-context'
import { Button } from '../../design/button'
import { EmptyState } from '../../design/message'
import { useStream } from '../../hooks/use-stream'
import { Page } from '../../app/page'
import { importText } from '../../text/import'
import { CheckStep } from './check-step'
import { ChooseStep } from './choose-step'
import { type DraftState, withNewFields, type NewField } from './draft-state'
import type { ImportDraftModel } from './import-draft.model'
import { importOf } from './import-of'
import { ImportTray } from './import-tray'
import { KindStep } from './kind-step'
import { MapStep } from './map-step'
import { ReportStep, RunStep } from './run-steps'
import { StepBar } from './step-bar'

/** From a file of people to people in the workspace, with nothing written before it was shown. */
export function ImportScreen() {
  const services = useServices()
  const { workspace, may } = useWorkspace()
  const { draft, run } = importOf(services, workspace.id)
  const drafts = useStream(draft, () => draft.state$)
  const runs = useStream(run, () => run.state$)
  // From here on, an import is shown wherever one goes.
  useEffect(() => lateDock.set(<ImportTray />), [])
  if (!may('import')) {
    return (
      <Page title={importText.title}>
        <EmptyState icon={<Import />} title={importText.notAllowed}>
          {importText.askForIt}
        </EmptyState>
      </Page>
    )
  }
  if (drafts.status !== 'ready' || runs.status !== 'ready') return <Page title={importText.title}>{null}</Page>
  if (runs.value !== null) {
    const { step, fileName } = runs.value
    return (
      <Page title={importText.title} note={fileName} toolbar={<StepBar step={step} />}>
        {step === 'run' ? <RunStep run={runs.value} model={run} /> : <ReportStep run={runs.value} model={run} />}
      </Page>
    )
  }
  const state = drafts.value
  // A large file takes seconds, and may be the wrong one.
  const canStartOver = state.step !== 'choose' || state.isReading
  const start = () => {
    const planned = draft.handOver()
    if (planned !== null) void run.start(planned, workspace.id)
  }
  return (
    <Page
      title={importText.title}
      note={canStartOver ? state.fileName : undefined}
      actions={
        canStartOver ? (
          <Button variant="quiet" icon={<RotateCcw size={14} />} onClick={() => draft.startOver()}>
            {importText.startOver}
          </Button>
        ) : null
      }
      toolbar={<StepBar step={state.step} onGo={(step) => draft.go(step)} />}
    >
      <WithNewFields fields={state.newFields}>
        <DraftSteps state={state} model={draft} onStart={start} />
      </WithNewFields>
    </Page>
  )
}

/** What the draft will make is there for its steps already. */
function WithNewFields({ fields, children }: { readonly fields: readonly NewField[]; readonly children: ReactNode }) {
  const view = useWorkspace()
  const runtime = useRuntime()
  const overlaid = useMemo(() => withNewFields(view, fields, runtime.now()), [view, fields, runtime])
  return <WorkspaceContext value={overlaid}>{children}</WorkspaceContext>
}

interface DraftStepsProps {
  readonly state: DraftState
  readonly model: ImportDraftModel
  readonly onStart: () => void
}

function DraftSteps({ state, model, onStart }: DraftStepsProps) {
  const { step, view } = state
  if (step === 'choose') return <ChooseStep state={state} model={model} />
  if (view === null) return null
  switch (step) {
    case 'read':
      return <KindStep state={state} view={view} model={model} />
    case 'map':
      return <MapStep state={state} view={view} model={model} />
    case 'check':
      return <CheckStep state={state} view={view} model={model} onStart={onStart} />
  }
}
