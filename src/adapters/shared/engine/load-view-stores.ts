import { portError } from '../../../domain/model/errors/port-error'
import type { ReadableName } from '../../../domain/model/records/collections'
import { isLateView } from './view-names'
import type * as ViewCode from './view-stores'
import type { Records, ViewStores } from './view-stores'

/** Kept, because rows are read at once: a promise would let a commit slip in between. */
let code: typeof ViewCode | null = null

/** When the code for this name is there; `null`: it is. Rejects with `net/unavailable` where it cannot be fetched. */
export function untilViewCode(name: ReadableName): Promise<void> | null {
  return hasViewCode(name) ? null : fetchCode()
}

export function hasViewCode(name: ReadableName): boolean {
  return code !== null || !isLateView(name)
}

/** The views of one workspace. To be asked for once `untilViewCode` let it. */
export function viewStores(records: Records): ViewStores {
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
