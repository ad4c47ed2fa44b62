import type { Id } from '../../kernel/id'
import { LIMITS } from '../../records/limits'
import { matchKey, matchWords } from '../match-key'
import { causeOf, isImportedReason, isUsualPipeline, stepOf } from '../recognising/values/deal-words'
import { isNoReason, yesOrNo } from '../recognising/values/words'
import { stagesOf, stagesOfKind, usualPipeline, type KnownNames, type Named } from './known-names'
import type { NameChoice, NameChoices, UnknownName } from './name-resolver'

/**
 * What each name most likely stands for. A name is in it unless nothing there could be meant, and nothing can be made.
 *
 * @param imported what the reason is called of lost deals whose file says none
 */
export function proposalsFor(unknown: readonly UnknownName[], known: KnownNames, imported: string): NameChoices {
  const proposals: Record<string, NameChoice> = {}
  const made = new Map<string, number>()
  for (const name of unknown) {
    const proposal = proposalFor(name, known, imported)
    if (proposal === null) continue
    const home = `${name.kind}/${name.within}`
    const count = (made.get(home) ?? 0) + (proposal.kind === 'make' ? 1 : 0)
    const room = name.kind === 'stage' ? LIMITS.stagesPerPipeline - stagesOf(known, name.within).length : Infinity
    const first = stagesOfKind(known, name.within, 'open')[0]
    const hasRoom = proposal.kind !== 'make' || count <= room
    if (!hasRoom && first === undefined) continue
    if (hasRoom) made.set(home, count)
    proposals[name.key] = hasRoom || first === undefined ? proposal : choiceOf(first.id)
  }
  return proposals
}

function proposalFor(name: UnknownName, known: KnownNames, imported: string): NameChoice | null {
  switch (name.kind) {
    case 'owner':
      return found(memberNamed(name.text, known.members)) ?? { kind: 'blank' }
    case 'pipeline':
      return pipelineFor(name, known)
    case 'stage':
      return stageFor(name, known)
    case 'lost-reason':
      return reasonFor(name.text, known, imported)
  }
}

/**
 * The pipeline of nearly that name, else the one that deals are usually in. Where a file tells several apart each is made that
 * has a name of its own. `null`: there is none.
 */
export function pipelineFor({ text, isOneOfSeveral }: PipelineName, known: KnownNames): NameChoice | null {
  const same = holding(text, known.pipelines)
  if (same !== undefined) return choiceOf(same)
  const isName = /\p{L}/u.test(text) && yesOrNo(text) === null && !isUsualPipeline(text)
  return isOneOfSeveral && known.mayMake && isName ? { kind: 'make' } : found(usualPipeline(known))
}

export type PipelineName = Pick<UnknownName, 'text' | 'isOneOfSeveral'>

/** The stage of nearly that name, of the same step, or of the step before it; one that says none of the steps is made. */
function stageFor({ text, within }: UnknownName, known: KnownNames): NameChoice | null {
  const stages = stagesOfKind(known, within, 'open')
  const same = holding(text, stages)
  if (same !== undefined) return choiceOf(same)
  const step = stepOf(text)
  const steps = stages.flatMap(({ id, name }) => {
    const own = stepOf(name)
    return own === null ? [] : [{ id, step: own }]
  })
  if (step !== null && steps.length > 0) {
    const near = steps.find((each) => each.step === step) ?? steps.findLast((each) => each.step < step) ?? steps[0]
    return found(near?.id)
  }
  return known.mayMake && within !== null ? { kind: 'make' } : found(stages[0]?.id)
}

function reasonFor(text: string, { lostReasons, mayMake }: KnownNames, imported: string): NameChoice | null {
  const other = lostReasons.find(({ name }) => isNoReason(name)) ?? lostReasons[0]
  if (text === '') {
    const own = lostReasons.find(({ name }) => isImportedReason(name) || name === imported)
    return found(own?.id) ?? (mayMake ? { kind: 'make', name: imported } : found(other?.id))
  }
  const cause = causeOf(text)
  const same = cause === null ? undefined : lostReasons.find(({ name }) => causeOf(name) === cause)?.id
  return found(holding(text, lostReasons) ?? same) ?? (mayMake ? { kind: 'make' } : found(other?.id))
}

/**
 * Who is called so in another order (`Doe, Ana`), by an address (`ana.doe@…`), or by a part of the name that nobody else has
 * (`Ana`, `A. Doe`).
 */
function memberNamed(text: string, members: KnownNames['members']): Id | undefined {
  const said = matchWords(text.split('@')[0] ?? '')
  const fitting = members.filter(({ name }) => {
    const own = matchWords(name)
    return (
      said.length > 0 && said.every((word) => own.some((each) => each === word || (word.length === 1 && each.startsWith(word))))
    )
  })
  const named = fitting.length === 1 ? fitting[0] : undefined
  // An initial alone is nobody's name.
  return said.some((word) => word.length > 2) ? named?.id : undefined
}

/** Shorter ones are part of too many words. */
const SHORTEST = 4

/** The one whose name holds the other, or is held by it; of several the longest. */
function holding(text: string, known: readonly Named[]): Id | undefined {
  const key = matchKey(text)
  const fitting = known.flatMap(({ id, name }) => {
    const own = matchKey(name)
    const isHeld = Math.min(key.length, own.length) >= SHORTEST && (key.includes(own) || own.includes(key))
    return isHeld ? [{ id, length: own.length }] : []
  })
  return fitting.toSorted((a, b) => b.length - a.length)[0]?.id
}

function choiceOf(id: Id): NameChoice {
  return { kind: 'use', id }
}

function found(id: Id | null | undefined): NameChoice | null {
  return id == null ? null : choiceOf(id)
}
