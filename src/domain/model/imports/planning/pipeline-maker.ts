import { newPipeline } from '../../deals/new-pipeline'
import { cutTo } from '../../kernel/cut-to'
import type { Id } from '../../kernel/id'
import { LIMITS } from '../../records/limits'
import type { StageKind } from '../../registry/deals'
import { matchKey } from '../match-key'
import { stepOf } from '../recognising/values/deal-words'
import { stagesOfKind, usualPipeline, type KnownNames } from './known-names'
import type { PlannedCreate } from './planned-write'

/** The pipelines that an import makes, with the stages that its rows name in them. */
export interface PipelineMaker {
  /** `null`: there is none whose first and last stages it could have. */
  make(key: string, name: string): Id | null
  has(pipelineId: Id | null): pipelineId is Id
  /** The open stage of that name, which it has from now on; of one that is full its first. */
  open(pipelineId: Id, name: string): Id
  /** Of a stage that is called as one of its closed ones; `null`: it is open. */
  endingOf(stage: string): StageKind | null
  /** Where deals are of which only that is known. */
  first(pipelineId: Id, kind: StageKind): { readonly id: Id } | { readonly name: string }
  readonly made: readonly PlannedCreate[]
}

interface Made {
  readonly key: string
  readonly name: string
  /** Names of its open stages by their keys. */
  readonly open: Map<string, string>
}

/** Beside the two that are closed. */
const MOST_OPEN = LIMITS.stagesPerPipeline - 2

/**
 * Its closed stages are called as those of the pipeline that deals are usually in, and its first one as that one's where the
 * file names none.
 *
 * @param idOf the same id for the same key
 */
export function pipelineMaker(known: KnownNames, idOf: (key: string) => Id): PipelineMaker {
  const made = new Map<Id, Made>()
  const usual = usualPipeline(known)
  const nameOfFirst = (kind: StageKind) => stagesOfKind(known, usual, kind)[0]?.name
  const [begun, won, lost] = (['open', 'won', 'lost'] as const).map(nameOfFirst)
  const idIn = ({ key }: Made, kind: StageKind, stage = '') => idOf(`${key}/${kind}/${matchKey(stage)}`)
  const ownOf = (pipelineId: Id) => made.get(pipelineId) ?? raise(pipelineId)

  return {
    make(key, name) {
      if (begun === undefined || won === undefined || lost === undefined) return null
      const id = idOf(key)
      if (!made.has(id)) made.set(id, { key, name: cutTo(name, LIMITS.name), open: new Map() })
      return id
    },
    has: (pipelineId): pipelineId is Id => pipelineId !== null && made.has(pipelineId),
    open(pipelineId, name) {
      const own = ownOf(pipelineId)
      const stage = cutTo(name, LIMITS.name)
      const [first] = own.open.values()
      if (first !== undefined && !own.open.has(matchKey(stage)) && own.open.size >= MOST_OPEN) return idIn(own, 'open', first)
      if (!own.open.has(matchKey(stage))) own.open.set(matchKey(stage), stage)
      return idIn(own, 'open', stage)
    },
    endingOf(stage) {
      const key = matchKey(stage)
      if (key === matchKey(won ?? '')) return 'won'
      return key === matchKey(lost ?? '') ? 'lost' : null
    },
    first(pipelineId, kind) {
      if (kind === 'open') return { name: begun ?? '' }
      return { id: idIn(ownOf(pipelineId), kind) }
    },
    get made() {
      let after =
        known.pipelines
          .map(({ position }) => position)
          .toSorted()
          .at(-1) ?? null
      return [...made].flatMap(([, own]) => {
        const open = own.open.size > 0 ? inOrder([...own.open.values()], begun ?? '') : [begun ?? '']
        const creates = newPipeline({ name: own.name, open, won: won ?? '', lost: lost ?? '', after }, (stage) =>
          stage === null ? idOf(own.key) : idIn(own, stage.kind, stage.kind === 'open' ? stage.name : ''),
        )
        const [first] = creates
        if (first?.collection === 'pipelines') after = first.data.position ?? after
        return creates
      })
    },
  }
}

function raise(pipelineId: Id): never {
  throw new Error(`no pipeline is made as ${pipelineId}`)
}

/** As deals go through them, where their names tell; else as the file names them. */
function inOrder(names: readonly string[], begun: string): readonly string[] {
  const steps = names.map((name) => ({ name, step: stepOf(name) }))
  // Where deals begin is in front, wherever the first one without a stage stands.
  if (steps.some(({ step }) => step === null))
    return names.toSorted((a, b) => Number(matchKey(b) === matchKey(begun)) - Number(matchKey(a) === matchKey(begun)))
  return steps.toSorted((a, b) => (a.step ?? 0) - (b.step ?? 0)).map(({ name }) => name)
}
