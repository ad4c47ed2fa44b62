import { ReplicaCore } from '../../../../src/adapters/replica/core/replica-core'
import type { Rows, Rules } from '../../../../src/adapters/replica/core/rules'
import type { Core } from './simulated-tab'

/** The core as it is. */
export function coreMaker(rows: Rows, rules: Rules): Core {
  return asCore(new ReplicaCore(rows, rules))
}

export function asCore(core: ReplicaCore): Core {
  return {
    handle: (event) => core.handle(event),
    get entries() {
      return core.outbox
    },
    get isCurrent() {
      return core.following.isCurrent
    },
  }
}
