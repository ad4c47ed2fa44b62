import type { Id } from '../../../domain/model/kernel/id'
import type { RecordOf } from '../../../domain/model/records/collections'
import type { Claim, Deliveries, ElevatedRecords } from '../../../domain/use-cases/functions/function-context'
import { deliveryPlacesKey, type KeyValues } from './store'

/** A commit under way may still add an activity of this moment. */
const FINAL_AFTER_MS = 1000

type Activity = RecordOf<'activities'>
type Place = Pick<Claim, 'at' | 'id'>
/** By webhook. */
type Places = Readonly<Record<string, Place>>

/**
 * The `Deliveries` of one call. Used where no other call delivers, so that there is nothing to lease, the order of turns need not be
 * stored, and webhooks are called one after another. How far each has come is kept line by line beside the records, so that a call
 * that dies tells hardly anything twice, and in the webhook's own record when its turn is over.
 */
export class LocalDeliveries implements Deliveries {
  private readonly records: Pick<ElevatedRecords, 'find'>
  private readonly store: KeyValues
  private readonly now: () => number
  private readonly taken = new Set<Id>()
  /** The number of the last turn of each webhook and workspace. */
  private readonly turns = new Map<Id, number>()
  /** Of each workspace, the lines since a moment. */
  private readonly activities = new Map<Id, { readonly since: string; readonly lines: readonly Activity[] }>()

  constructor(records: Pick<ElevatedRecords, 'find'>, store: KeyValues, now: () => number) {
    this.records = records
    this.store = store
    this.now = now
  }

  async claim({ workspaceId }: { readonly workspaceId: Id | null }): Promise<readonly Claim[]> {
    const active = await this.records.find<'webhooks'>('webhooks', {
      workspaceId,
      where: { op: 'eq', field: 'status', value: 'active' },
    })
    const due: Claim[] = []
    for (const webhook of active) {
      const { id, nextAttemptAt, reachedAt, reachedId, createdAt } = webhook
      if (this.taken.has(id) || (nextAttemptAt !== null && Date.parse(nextAttemptAt) > this.now())) continue
      const kept = (await this.places(webhook.workspaceId))[id]
      const claim = { webhook, token: id, ...later({ at: reachedAt ?? createdAt, id: reachedId }, kept) }
      if ((await this.lines(claim, 1)).length > 0) due.push(claim)
    }
    const turnOf = ({ webhook }: Claim) => [this.turns.get(webhook.workspaceId) ?? 0, this.turns.get(webhook.id) ?? 0] as const
    const [first] = due.toSorted((a, b) => turnOf(a)[0] - turnOf(b)[0] || turnOf(a)[1] - turnOf(b)[1])
    if (first === undefined) return []
    const turn = Math.max(0, ...this.turns.values()) + 1
    this.turns.set(first.webhook.workspaceId, turn).set(first.webhook.id, turn)
    this.taken.add(first.webhook.id)
    return [first]
  }

  async lines({ webhook, at, id }: Claim, most: number): Promise<readonly Activity[]> {
    const all = await this.linesSince(webhook.workspaceId, at)
    const start = all.findIndex((line) => line.at > at || (line.at === at && (id === null || line.id > id)))
    return start === -1 ? [] : all.slice(start, start + most)
  }

  async reach({ webhook }: Claim, { at, id }: Place): Promise<boolean> {
    const places = await this.places(webhook.workspaceId)
    await this.store.write(deliveryPlacesKey(webhook.workspaceId), { ...places, [webhook.id]: { at, id } })
    return true
  }

  async release({ webhook }: Claim): Promise<void> {
    this.taken.delete(webhook.id)
  }

  private async places(workspaceId: Id): Promise<Places> {
    return (await this.store.read<Places>(deliveryPlacesKey(workspaceId))) ?? {}
  }

  /** Calling a webhook adds no activity. */
  private async linesSince(workspaceId: Id, since: Activity['at']): Promise<readonly Activity[]> {
    const known = this.activities.get(workspaceId)
    if (known !== undefined && known.since <= since) return known.lines
    const final = this.now() - FINAL_AFTER_MS
    const where = { op: 'gte', field: 'at', value: since } as const
    const found = await this.records.find<'activities'>('activities', { workspaceId, where })
    const lines = found
      .filter(({ at }) => Date.parse(at) <= final)
      .toSorted((a, b) => (a.at === b.at ? compare(a.id, b.id) : compare(a.at, b.at)))
    this.activities.set(workspaceId, { since, lines })
    return lines
  }
}

function later(a: Place, b: Place | undefined): Place {
  if (b === undefined) return a
  return (compare(a.at, b.at) || compare(a.id ?? '', b.id ?? '')) < 0 ? b : a
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
