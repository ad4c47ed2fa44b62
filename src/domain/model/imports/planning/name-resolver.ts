import { type Id, isId } from '../../kernel/id'
import { rankBetween } from '../../kernel/rank'
import type { StageKind } from '../../registry/deals'
import { LIMITS } from '../../records/limits'
import { matchKey } from '../match-key'
import { sureStepsOf } from '../recognising/values/deal-words'
import { remarkAtEnd } from '../recognising/values/remark'
import { pipelineMaker } from './pipeline-maker'
import type { PlannedCreate } from './planned-write'
import { stagesOfKind, type KnownNames, type Named } from './known-names'
import { cutTo } from '../../kernel/cut-to'

export type NameKind = 'owner' | 'pipeline' | 'stage' | 'lost-reason'
/** What a person says a name stands for: one that is there, a new one (but for an owner), or nothing. */
export type NameChoice =
  | { readonly kind: 'use'; readonly id: Id }
  /** Called as the file says, unless it has a name of its own. */
  | { readonly kind: 'make'; readonly name?: string }
  | { readonly kind: 'blank' }
/** By `UnknownName.key`. */
export type NameChoices = Readonly<Record<string, NameChoice>>

/** A name in the file that nobody and nothing in the workspace has. It stays in the list once it is chosen for. */
export interface UnknownName {
  readonly key: string
  readonly kind: NameKind
  /** As the file first says it; empty: it says nothing where something is needed (the reason of a lost deal). */
  readonly text: string
  /** The pipeline that a stage is looked for in. */
  readonly within: Id | null
  /** The file names other pipelines, too. */
  readonly isOneOfSeveral: boolean
  readonly rows: number
}

/** `null`: nothing. `unknown`: the person has to choose. */
export type Resolved = Id | null | 'unknown'

/** A name that nobody has, as a row says it, and what it stands for. */
export interface ResolvedName extends Pick<UnknownName, 'kind' | 'text' | 'within'> {
  readonly answer: Resolved
}

export interface NameResolver {
  readonly known: KnownNames
  resolve(kind: NameKind, text: string, within?: Id | null): Resolved
  /** The first stage of that kind; of a pipeline that is made, too. */
  firstStage(pipelineId: Id, kind: StageKind): Resolved
  /** How a deal ended in a stage of that name, of a pipeline that is made; `null`: it did not, or the pipeline is there. */
  endingIn(pipelineId: Id, stage: string): StageKind | null
  readonly hasSeveralPipelines: boolean
  /** What was resolved since it was last taken, of the names that nobody has. */
  takeResolved(): readonly ResolvedName[]
  /** Resolves a row's names once more, unless one of them stands for something else by now. @returns whether it was done */
  resolveAgain(resolved: readonly ResolvedName[]): boolean
  /** What the choices make: it is written before the first row. */
  readonly made: readonly PlannedCreate[]
  readonly unknown: readonly UnknownName[]
}

export interface Resolving {
  readonly choices: NameChoices
  /** Of what a choice makes, by the key of its name. */
  readonly idOf: (key: string) => Id
  /** The file names more than one. */
  readonly hasSeveralPipelines: boolean
}

export function nameResolver(known: KnownNames, { choices, idOf, hasSeveralPipelines }: Resolving): NameResolver {
  const made: PlannedCreate[] = []
  const pipelines = pipelineMaker(known, idOf)
  const unknown = new Map<string, { -readonly [F in keyof UnknownName]: UnknownName[F] }>()
  const tables = tablesOf(known)
  const results = new Map<string, Id>()
  let lastReason = positionsOf(known.lostReasons).at(-1) ?? null
  const lastStage = new Map<Id, string>()
  let resolved: ResolvedName[] = []

  function make(key: string, { kind, text, within }: Name): Id | null {
    const id = idOf(key)
    const name = cutTo(text, LIMITS.name)
    if (kind === 'lost-reason' && name !== '') {
      lastReason = rankBetween(lastReason, null)
      made.push({ kind: 'create', collection: 'lostReasons', id, data: { name, position: lastReason } })
      return id
    }
    if (kind === 'pipeline') return pipelines.make(key, text)
    if (kind !== 'stage' || within === null) return null
    const position = rankBetween(lastStage.get(within) ?? lastOpen(known, within), firstClosed(known, within))
    lastStage.set(within, position)
    const data = { pipelineId: within, name, position, kind: 'open', probability: 50, rottingDays: null } as const
    made.push({ kind: 'create', collection: 'stages', id, data })
    return id
  }

  function count(key: string, { kind, text, within }: Name): void {
    if (pipelines.has(within)) return // it is made with all that the file names in it
    const seen = unknown.get(key)
    if (seen === undefined)
      unknown.set(key, { key, kind, text: text.slice(0, LIMITS.name), within, isOneOfSeveral: hasSeveralPipelines, rows: 1 })
    else seen.rows += 1
  }

  function answerTo(key: string, name: Name): Resolved {
    if (pipelines.has(name.within)) return pipelines.open(name.within, name.text)
    const choice = choices[key]
    if (choice === undefined) return 'unknown'
    if (choice.kind !== 'make') return choice.kind === 'use' ? choice.id : null
    const wanted = choice.name === undefined ? name : { ...name, text: choice.name }
    const own = keyOf(wanted) // two names may be made the same
    const before = results.get(own)
    if (before !== undefined) return before
    const id = make(own, wanted)
    if (id !== null) results.set(own, id)
    return id
  }

  const meant = new Map<string, Id | null>()

  /** The only open stage of the pipeline that means the same step, beyond doubt. */
  function stageMeant(key: string, text: string, within: Id | null): Id | null {
    let found = meant.get(key)
    if (found === undefined) {
      const steps = sureStepsOf(text)
      const isMeant = (name: string) => [...sureStepsOf(name)].some((step) => steps.has(step))
      const fitting = known.stages.filter((stage) => stage.pipelineId === within && stage.kind === 'open' && isMeant(stage.name))
      found = steps.size > 0 && fitting.length === 1 ? (fitting[0]?.id ?? null) : null
      meant.set(key, found)
    }
    return found
  }

  return {
    known,
    hasSeveralPipelines,
    get made() {
      return [...pipelines.made, ...made]
    },
    get unknown() {
      return [...unknown.values()]
    },
    endingIn(pipelineId, stage) {
      return pipelines.has(pipelineId) ? pipelines.endingOf(stage) : null
    },
    firstStage(pipelineId, kind) {
      if (!pipelines.has(pipelineId)) return stagesOfKind(known, pipelineId, kind)[0]?.id ?? null
      const first = pipelines.first(pipelineId, kind)
      return 'id' in first ? first.id : this.resolve('stage', first.name, pipelineId)
    },
    resolve(kind, text, within = null) {
      const { ids, names } = tables[kind]
      if (isId(text) && ids.has(text)) return text
      const found = namesOf(kind, text)
        .map((name) => names.get(`${within ?? ''}/${name}`))
        .find((id) => id !== undefined)
      if (found !== undefined) return found
      const name = { kind, text, within }
      const key = keyOf(name)
      const sure = kind === 'stage' && choices[key] === undefined ? stageMeant(key, text, within) : null
      if (sure !== null) return sure
      count(key, name)
      const answer = answerTo(key, name)
      resolved.push({ ...name, answer })
      return answer
    },
    takeResolved() {
      if (resolved.length === 0) return NOTHING_RESOLVED
      const taken = resolved
      resolved = []
      return taken
    },
    resolveAgain(names) {
      if (names.some((name) => answerTo(keyOf(name), name) !== name.answer)) return false
      for (const name of names) count(keyOf(name), name)
      return true
    },
  }
}

type Name = Pick<UnknownName, 'kind' | 'text' | 'within'>

const NOTHING_RESOLVED: readonly ResolvedName[] = []

function keyOf({ kind, text, within }: Name): string {
  return `${kind}/${within ?? ''}/${matchKey(text)}`
}

/** `Ana Doe`, `Ana Doe (ana@x.example)`, `ana.doe@x.example`. */
function namesOf(kind: NameKind, text: string): readonly string[] {
  if (kind !== 'owner') return [matchKey(text)]
  if (text.length > LIMITS.title) return [matchKey(text)]
  const remark = remarkAtEnd(text)
  const bare = remark?.inside.includes('@') === true ? remark.before : text
  return [matchKey(bare), ...(bare.includes('@') ? [matchKey(bare.slice(0, bare.indexOf('@')))] : [])]
}

function tablesOf({ members, pipelines, stages, lostReasons }: KnownNames) {
  const table = <T extends Named>(named: readonly T[], withinOf: (own: T) => string = () => '') => ({
    ids: new Set<Id>(named.map(({ id }) => id)),
    names: new Map(named.map((own) => [`${withinOf(own)}/${matchKey(own.name)}`, own.id])),
  })
  return {
    owner: table(members),
    pipeline: table(pipelines),
    stage: table(stages, ({ pipelineId }) => pipelineId),
    'lost-reason': table(lostReasons),
  } satisfies Readonly<Record<NameKind, unknown>>
}

function positionsOf(ranked: readonly { readonly position: string }[]): readonly string[] {
  return ranked.map(({ position }) => position).toSorted()
}

function lastOpen({ stages }: KnownNames, pipelineId: Id): string | null {
  const closed = firstClosed({ stages }, pipelineId)
  const open = stages.filter((stage) => stage.pipelineId === pipelineId && (closed === null || stage.position < closed))
  return positionsOf(open).at(-1) ?? null
}

function firstClosed({ stages }: Pick<KnownNames, 'stages'>, pipelineId: Id): string | null {
  return positionsOf(stages.filter((stage) => stage.pipelineId === pipelineId && stage.kind !== 'open'))[0] ?? null
}
