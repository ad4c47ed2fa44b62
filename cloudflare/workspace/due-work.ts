import type { Backend } from '../../src/adapters/shared/backend/backend'
import { LocalDeliveries } from '../../src/adapters/shared/backend/deliveries'
import { LocalElevatedRecords } from '../../src/adapters/shared/backend/elevated-records'
import { expireTrash } from '../../src/adapters/shared/backend/expire-trash'
import { Turns } from '../../src/adapters/shared/store/turns'
import type { Id } from '../../src/domain/model/kernel/id'
import { mutationIdOf } from '../../src/domain/model/records/meta'
import type { User } from '../../src/domain/model/session/session'
import type { ElevatedRecords, FunctionContext } from '../../src/domain/use-cases/functions/function-context'
import { deliverDue, deliverWebhooks } from '../../src/domain/use-cases/functions/integrations/deliver-webhooks'
import { commonContext } from '../functions/contexts'
import type { Env } from '../env'

/** What a workspace has to do without being asked. */
export class DueWork {
  private readonly backend: Backend
  private readonly env: Env
  /** A webhook is told by one run at a time. */
  private readonly deliveries = new Turns()

  constructor(backend: Backend, env: Env) {
    this.backend = backend
    this.env = env
  }

  async run(): Promise<void> {
    await expireTrash(this.backend)
    await this.deliveries.take(() => deliverDue(null, this.context()))
  }

  /** The function `deliver-webhooks`, which a member calls. */
  deliver(workspaceId: Id, caller: User) {
    return this.deliveries.take(() => {
      // It reads nothing else of a context.
      const context = { ...this.context(), caller } as unknown as FunctionContext
      return deliverWebhooks({ workspaceId }, context)
    })
  }

  private context() {
    const { runtime, store } = this.backend
    const id = runtime.newId()
    const local = new LocalElevatedRecords(this.backend, { mutationId: mutationIdOf(id), key: `due/${id}` })
    const commit = (...call: Parameters<ElevatedRecords['commit']>) => store.alone(() => local.commit(...call))
    // The compiler cannot compare conditions over all collections at once (TS2590).
    const records = Object.assign(Object.create(local) as object, { commit }) as ElevatedRecords
    // No person waits for what is delivered to lead anywhere, so that no origin is needed.
    return { ...commonContext(this.env, ''), records, deliveries: new LocalDeliveries(records, () => runtime.now()) }
  }
}
