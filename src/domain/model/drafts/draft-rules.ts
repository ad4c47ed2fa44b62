import { portError, type PortError } from '../errors/port-error'
import { type AgentMode, isAcceptance } from './draft'

interface Asked {
  readonly kind: string
  readonly collection: string
  readonly data?: unknown
  readonly patch?: unknown
}

interface Writing {
  readonly via: string
  readonly agentMode: AgentMode
  /** Nothing is written. */
  readonly isRehearsal: boolean
}

/**
 * What a commit may have to do with drafts, beside the rules of each record: a person says `proposal` of what is written with the
 * acceptance of one draft, and of nothing else; an assistant that proposes writes drafts only, and decides on none.
 *
 * @returns access/denied, record/invalid; `null`: all is well
 */
export function draftRefusal(mutations: readonly Asked[], { via, agentMode, isRehearsal }: Writing): PortError | null {
  if (via === 'agent') {
    const wrong = agentMode === 'propose' && !isRehearsal ? mutations.find((each) => !isProposing(each)) : undefined
    return wrong === undefined ? null : portError('access/denied', { action: 'act', collection: wrong.collection })
  }
  const drafts = mutations.filter(({ collection }) => collection === 'drafts')
  if (via !== 'app' && via !== 'proposal' && drafts.length > 0)
    return portError('access/denied', { action: 'update', collection: 'drafts' })
  const count = drafts.filter(({ patch }) => isAcceptance(statusIn(patch))).length
  const isRight = count === (via === 'proposal' ? 1 : 0) && !drafts.some(({ data }) => statusIn(data) === 'acted')
  return isRight ? null : portError('record/invalid', { fields: { via: { rule: 'choice' } } })
}

/** It leaves what it is about to somebody else, or takes that back. */
function isProposing({ kind, collection, data, patch }: Asked): boolean {
  if (collection !== 'drafts') return false
  return kind === 'create' ? statusIn(data) === 'open' : kind === 'update' && statusIn(patch) === 'withdrawn'
}

function statusIn(value: unknown): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, 'status') : undefined
}
