import type { CoreEvent } from '../../../../src/adapters/replica/core/events'
import type { Undelivered } from '../../../../src/adapters/replica/core/outbox-entry'
import type { MutationId } from '../../../../src/domain/model/records/meta'
import type { SimulatedTab, TabContext } from './simulated-tab'

/** Takes files and calls of one tab to the server. */
export class SimulatedDeliveries {
  private readonly tab: SimulatedTab
  private readonly context: TabContext
  private readonly underWay = new Map<MutationId, object>()

  constructor(tab: SimulatedTab, context: TabContext) {
    this.tab = tab
    this.context = context
  }

  stop(mutationId: MutationId): void {
    this.underWay.delete(mutationId)
  }

  start(entry: Undelivered): void {
    const { connection, server, userId, disk, time } = this.context
    const { mutationId, work } = entry
    const run = {}
    this.underWay.set(mutationId, run)
    this.context.onDeliver(this.tab, entry)
    const settle = (event: CoreEvent): void => {
      if (this.underWay.get(mutationId) !== run) return
      this.underWay.delete(mutationId)
      this.tab.handle(event)
    }
    if (work.kind === 'file' && !disk.bytes.has(mutationId)) {
      const error = { code: 'file/missing', details: { path: work.path } } as const
      time.after(1, () => settle({ kind: 'undelivered', mutationId, error }))
      return
    }
    const store = () => server.store(userId, work.kind === 'file' ? work.id : userId)
    const call = () => server.call(userId, mutationId, work.kind === 'call' ? tokenOf(work) : '')
    connection.call<boolean | null>(work.kind === 'file' ? store : call, (reply) => {
      if (reply.kind === 'failed') settle({ kind: 'undelivered', mutationId, error: reply.error })
      else if (work.kind === 'file') settle({ kind: 'stored', mutationId, at: this.tab.now() })
      else settle({ kind: 'called', mutationId, refusal: reply.value === true ? null : DECLINED })
    })
  }
}

const DECLINED = { code: 'invitation/already-member' } as unknown as NonNullable<
  Extract<CoreEvent, { readonly kind: 'called' }>['refusal']
>

/** Identifies a call. */
export function tokenOf({ input }: Extract<Undelivered['work'], { readonly kind: 'call' }>): string {
  return String(Reflect.get(input, 'email'))
}
