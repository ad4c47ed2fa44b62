import { portError } from '../../model/errors/port-error'
import type { Id } from '../../model/kernel/id'
import { rankBetween } from '../../model/kernel/rank'
import type { AnyOrder } from '../../model/query/ast'
import type { ApiSession } from './api-session'

type Data = Readonly<Record<string, unknown>>

const BY_POSITION: readonly AnyOrder[] = [{ field: 'position', direction: 'asc', empty: 'last' }]

/**
 * Deals that programs make, with what a person would have found chosen for them: the first stage of the usual pipeline, the
 * workspace's currency, and a place after all that stand in the stage. One for each commit.
 */
export class DealCompletion {
  private readonly session: ApiSession
  /** By stage, the last place given so far. */
  private readonly last = new Map<string, string>()

  constructor(session: ApiSession) {
    this.session = session
  }

  /** @throws record/invalid (there is no stage to put it into) */
  async of(data: Data): Promise<Data> {
    const { workspaceId, records } = this.session
    const { pipelineId, stageId } = await this.placeOf(data)
    const currency = data['currency'] ?? (await records.get('workspaces', workspaceId))?.currency
    const rank = data['rank'] ?? (await this.nextRank(stageId))
    return { ...data, pipelineId, stageId, currency, rank }
  }

  private async placeOf(data: Data): Promise<{ readonly pipelineId: unknown; readonly stageId: unknown }> {
    const { workspaceId, records } = this.session
    let { pipelineId, stageId } = data
    if (typeof stageId === 'string') {
      pipelineId ??= (await records.get('stages', stageId as Id))?.pipelineId
      return { pipelineId, stageId }
    }
    if (typeof pipelineId !== 'string') {
      const where = { op: 'eq', field: 'default', value: true } as const
      pipelineId = (await records.list('pipelines', { workspaceId, where, limit: 1 })).items[0]?.id
    }
    if (typeof pipelineId === 'string') {
      const where = { op: 'eq', field: 'pipelineId', value: pipelineId } as const
      const stages = await records.list('stages', { workspaceId, where, orderBy: BY_POSITION, limit: 50 })
      stageId = stages.items.find(({ kind }) => kind === 'open')?.id
    }
    if (stageId === undefined) throw portError('record/invalid', { fields: { stageId: { rule: 'required' } } })
    return { pipelineId, stageId }
  }

  private async nextRank(stageId: unknown): Promise<string> {
    const stage = String(stageId)
    const rank = rankBetween(this.last.get(stage) ?? (await this.lastRank(stage)), null)
    this.last.set(stage, rank)
    return rank
  }

  private async lastRank(stageId: string): Promise<string | null> {
    const { workspaceId, records } = this.session
    const where = { op: 'eq', field: 'stageId', value: stageId } as const
    const orderBy = [{ field: 'rank', direction: 'desc', empty: 'last' }] as const
    return (await records.list('deals', { workspaceId, where, orderBy, trash: 'include', limit: 1 })).items[0]?.rank ?? null
  }
}
