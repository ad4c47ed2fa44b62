import type { NameChoices, UnknownName } from '../../../domain/model/imports/planning/name-resolver'
import { proposalsFor } from '../../../domain/model/imports/planning/proposals'
import type { WorkspaceView } from '../../app/workspace-context'
import { importNamesText } from '../../text/import-check'
import type { Answers } from './draft-state'
import { namesOf } from './plan-request'

/** Those that nobody has decided on. */
export function openNames(unknown: readonly UnknownName[], { names }: Answers): readonly UnknownName[] {
  return unknown.filter(({ key }) => names[key] === undefined)
}

export function proposedFor(open: readonly UnknownName[], workspace: WorkspaceView): NameChoices {
  return proposalsFor(open, namesOf(workspace), importNamesText.imported)
}
