import { portError } from '../../../domain/model/errors/port-error'
import type { ReadableName } from '../../../domain/model/records/collections'
import type { StoreOf } from './collection-store'
import { isLateView } from './view-names'
import type * as ViewCode from './view-stores'
import type { ViewStores } from './view-stores'

/** Cached, because rows are read synchronously: a promise would let a commit slip in between. */
let code: typeof ViewCode | null = null

/** Loads the code of this view; `null`: already there. Rejects with `net/unavailable` if it cannot be fetched. */
export function untilViewCode(name: ReadableName): Promise<void> | null {
  return hasViewCode(name) ? null : fetchCode()
}

export function hasViewCode(name: ReadableName): boolean {
  return code !== null || !isLateView(name)
}

/** The views of one workspace. Await `untilViewCode` first. */
export function viewStores(records: StoreOf): ViewStores {
  if (code === null) throw new Error('A view was read before its code was there')
  return new code.ViewStores(records)
}

async function fetchCode(): Promise<void> {
  try {
    code = await import('./view-stores')
  } catch (error) {
    throw portError('net/unavailable', {}, error)
  }
}
