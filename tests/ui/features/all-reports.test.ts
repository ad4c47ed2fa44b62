import { filter, firstValueFrom } from 'rxjs'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { twelveMonthsFrom } from '../../../src/domain/model/figures/period'
import type { DealFigure } from '../../../src/domain/model/records/views'
import { workspaceData$, type WorkspaceData } from '../../../src/ui/app/workspace.model'
import { workspaceView } from '../../../src/ui/app/workspace-context'
import { allReports } from '../../../src/ui/features/reports/all-reports'
import { memoryWorkspace, type MemoryWorkspace } from '../../support/memory-workspace'

let opened: MemoryWorkspace
let data: WorkspaceData

beforeAll(async () => {
  opened = await memoryWorkspace()
  const { ports, workspaceId } = opened
  const session = await firstValueFrom(ports.auth.session$.pipe(filter((one) => one.status === 'signed-in')))
  data = await firstValueFrom(workspaceData$(ports.records, workspaceId, session.user.id).pipe(filter((one) => one !== null)))
})
afterAll(() => opened.close())

it('says what several currencies come to together wherever deals were won or lost, and nothing where a rate lacks', () => {
  const closed = [
    figure({ stageKind: 'won', currency: 'USD', amountMinor: '100000' }),
    figure({ stageKind: 'won', currency: 'EUR', amountMinor: '300000' }),
    figure({ stageKind: 'lost', currency: 'USD', amountMinor: '40000' }),
  ]

  expect([aboutOf(closed, '0.5'), aboutOf(closed.slice(2), '0.5'), aboutOf(closed, null)]).toEqual([
    {
      months: 'All currencies together: about €3.5K won, €200 lost.',
      owners: 'All currencies together: about €3.5K won, €200 lost.',
      losses: 'All currencies together: about €200 lost.',
    },
    {
      months: 'All currencies together: about €200 lost.',
      owners: 'All currencies together: about €200 lost.',
      losses: 'All currencies together: about €200 lost.',
    },
    { months: null, owners: null, losses: null },
  ])
})

function aboutOf(deals: readonly DealFigure[], rate: string | null) {
  const rates = rate === null ? [] : [{ from: 'USD', to: 'EUR', rate }]
  const view = workspaceView({ ...data, workspace: { ...data.workspace, rates } }, opened.runtime)
  const filters = { pipelineId: null, ownerId: null, period: 'all' } as const
  const forecast = twelveMonthsFrom(view.today())
  const { months, owners, losses } = allReports(
    { deals, stays: [], work: [] },
    { view, filters, span: null, forecast, currency: 'EUR', isTogether: false },
  )
  return { months: months.about, owners: owners.about, losses: losses.about }
}

function figure(part: Pick<DealFigure, 'stageKind' | 'currency' | 'amountMinor'>): DealFigure {
  const stage = data.stages.find(({ kind }) => kind === part.stageKind)
  if (stage === undefined) throw new Error('a pipeline has a stage of every kind')
  const { id: workspaceId } = data.workspace
  const none = { ownerId: null, lostReasonId: null, hundredfoldMinor: '0', timedCount: 0, timedMs: '0' }
  return {
    id: opened.runtime.newId(),
    workspaceId,
    pipelineId: stage.pipelineId,
    stageId: stage.id,
    month: '2026-11',
    count: 1,
    ...none,
    ...part,
  } as DealFigure
}
