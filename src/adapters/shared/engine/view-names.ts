import type { ReadableName, ViewName } from '../../../domain/model/records/collections'
import { isView } from '../../../domain/model/registry/registry'

/** The views whose code is loaded at first use: all but that of the list that most people open first. */
export type LateView = Exclude<ViewName, 'personRows'>

export function isLateView(name: ReadableName): name is LateView {
  return isView(name) && name !== 'personRows'
}
