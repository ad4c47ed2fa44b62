import type { Id } from '../../kernel/id'
import { LIMITS } from '../../records/limits'
import { matchKey, matchWords } from '../match-key'
import { causeOf, isImportedReason, stepOf } from '../recognising/values/deal-words'
import { isNoReason } from '../recognising/values/words'
import type { KnownNames, NameChoice, NameChoices, UnknownName } from './name-resolver'

export interface ProposalOptions {
  /** Whether whoever imports may make stages and lost reasons. */
  readonly mayMake: boolean
  /** What the reason is called of lost deals whose file says none. */
  readonly imported: string
}

/** What each name most likely stands for. A name is in it unless nothing there could be meant, and nothing can be made. */
export function proposalsFor(unknown: readonly UnknownName[], known: KnownNames, options: ProposalOptions): NameChoices {
  const proposals: Record<string, NameChoice> = {}
  const made = new Map<string, number>()
  for (const name of unknown) {
    const proposal = proposalFor(name, known, options)
    if (proposal === null) continue
    const home = `${name.kind}/${name.within}`
    const count = (made.get(home) ?? 0) + (proposal.kind === 'make' ? 1 : 0)
    const room = name.kind === 'stage' ? LIMITS.stagesPerPipeline - stagesOf(known, name.within).length : Infinity
    const first = openStages(known, name.within)[0]
    const hasRoom = proposal.kind !== 'make' || count <= room
    if (!hasRoom && first === undefined) continue
    if (hasRoom) made.set(home, count)
    proposals[name.key] = hasRoom || first === undefined ? proposal : choiceOf(first.id)
  }
  return proposals
}

function proposalFor(name: UnknownName, known: KnownNames, options: ProposalOptions): NameChoice | null {
  switch (name.kind) {
    case 'owner':
      return found(memberNamed(name.text, known.members)) ?? { kind: 'blank' }
    case 'pipeline':
      return found(pipelineFor(name.text, known))
    case 'stage':
      return stageFor(name, known, options)
    case 'lost-reason':
      return reasonFor(name.text, known, options)
  }
}

/** The pipeline of nearly that name, else the one that deals are usually in; `null`: there is none. */
export function pipelineFor(text: string, known: KnownNames): Id | null {
  return holding(text, known.pipelines) ?? usualPipeline(known)
}

export function usualPipeline({ pipelines }: KnownNames): Id | null {
  return (pipelines.find((each) => each.default) ?? pipelines[0])?.id ?? null
}

/** The stage of nearly that name, of the same step, or of the step before it; one that says none of the steps is made. */
function stageFor({ text, within }: UnknownName, known: KnownNames, { mayMake }: ProposalOptions): NameChoice | null {
  const stages = openStages(known, within)
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
  return mayMake && within !== null ? { kind: 'make' } : found(stages[0]?.id)
}

function reasonFor(text: string, { lostReasons }: KnownNames, { mayMake, imported }: ProposalOptions): NameChoice | null {
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

interface Named {
  readonly id: Id
  readonly name: string
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

function stagesOf({ stages }: KnownNames, within: Id | null): KnownNames['stages'] {
  return stages.filter(({ pipelineId }) => pipelineId === within)
}

function openStages(known: KnownNames, within: Id | null): KnownNames['stages'] {
  const open = stagesOf(known, within).filter(({ kind }) => kind === 'open')
  return open.toSorted((a, b) => (a.position < b.position ? -1 : 1))
}

function choiceOf(id: Id): NameChoice {
  return { kind: 'use', id }
}

function found(id: Id | null | undefined): NameChoice | null {
  return id == null ? null : choiceOf(id)
}
