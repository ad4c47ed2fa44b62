import { Import, RotateCcw } from 'lucide-react'
import { useServices } from '../../app/ports-context'
import { useWorkspace } from '../../app/workspace-context'
import { Button } from '../../design/button'
import { EmptyState } from '../../design/message'
import { useStream } from '../../hooks/use-stream'
import { Page } from '../../shell/page'
import { importText } from '../../text/import'
import { CheckStep } from './check-step'
import { ChooseStep } from './choose-step'
import type { ImportModel } from './import.model'
import type { ImportState } from './import-state'
import { importOf } from './import-of'
import { MapStep } from './map-step'
import { ReadStep } from './read-step'
import { ReportStep } from './report-step'
import { RunStep } from './run-step'
import { StepBar } from './step-bar'

/** From a file of people to people in the workspace, with nothing written before it was shown. */
export function ImportScreen() {
  const services = useServices()
  const { workspace, may } = useWorkspace()
  const model = importOf(services, workspace.id)
  const stream = useStream(model, () => model.state$)
  if (!may('import')) {
    return (
      <Page title={importText.title}>
        <EmptyState icon={<Import />} title={importText.notAllowed} />
      </Page>
    )
  }
  if (stream.status !== 'ready') return <Page title={importText.title}>{null}</Page>
  const state = stream.value
  const canStartOver = state.step === 'read' || state.step === 'map' || state.step === 'check'
  return (
    <Page
      title={importText.title}
      note={state.step === 'choose' ? undefined : state.fileName}
      actions={
        canStartOver ? (
          <Button variant="quiet" icon={<RotateCcw size={14} />} onClick={() => model.startOver()}>
            {importText.startOver}
          </Button>
        ) : null
      }
      toolbar={<StepBar step={state.step} onGo={(step) => model.go(step)} />}
    >
      <CurrentStep state={state} model={model} />
    </Page>
  )
}

function CurrentStep({ state, model }: { readonly state: ImportState; readonly model: ImportModel }) {
  switch (state.step) {
    case 'choose':
      return <ChooseStep state={state} model={model} />
    case 'read':
      return state.view === null ? null : <ReadStep state={state} view={state.view} model={model} />
    case 'map':
      return state.view === null ? null : <MapStep state={state} view={state.view} model={model} />
    case 'check':
      return state.view === null ? null : <CheckStep state={state} view={state.view} model={model} />
    case 'run':
      return state.run === null ? null : <RunStep fileName={state.fileName} run={state.run} model={model} />
    case 'report':
      return state.run === null ? null : <ReportStep state={state} run={state.run} model={model} />
  }
}
