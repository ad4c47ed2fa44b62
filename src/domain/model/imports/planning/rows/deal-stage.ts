import type { StageKind } from '../../../registry/deals'
import type { Id } from '../../../kernel/id'
import { matchKey } from '../../match-key'
import type { Mapping } from '../../targets'
import { problem } from '../../problem'
import { endingOf, isNoReason, isOpenStatus, isPlaceholder, isUnderWay } from '../../recognising/values/words'
import { usualPipeline } from '../known-names'
import { pipelineFor } from '../proposals'
import { onlyCell, referenceCell, type Cell, type FieldCells } from './cells'
import type { Reading } from './draft'

/** Deals of several are told apart. */
export function namesSeveralPipelines(rows: readonly (readonly string[])[], mapping: Mapping): boolean {
  const column = mapping.findIndex(({ target }) => target === 'deals.pipeline')
  if (column < 0) return false
  const names = new Set<string>()
  for (const row of rows) {
    const text = row[column]?.trim() ?? ''
    if (text !== '' && !isPlaceholder(text)) names.add(matchKey(text))
    if (names.size > PIPELINES_MOST) return false
  }
  return names.size > 1
}

/** More names are something else's. */
const PIPELINES_MOST = 10

export interface DealStage {
  readonly pipelineId: Id
  readonly stageId: Id
  readonly kind: StageKind
  /** The column of a stage in which the deal does not stand, because its status or a day says otherwise. */
  readonly overruled?: number
}

/**
 * Where in which pipeline a deal is. Its status decides whether it is won or lost, and only where the file has none its
 * stage: Pipedrive leaves a lost deal in the stage it was in. `null`: the file says nothing. `refused`: a name that nobody
 * has chosen for, which is among the problems.
 *
 * @param ended what the dates say: that there is one of winning or losing
 */
export function readStage(cells: FieldCells, ended: StageKind | null, reading: Reading): DealStage | 'refused' | null {
  const pipeline = referenceCell(cells, 'pipeline')
  const own = referenceCell(cells, 'stage')
  const status = onlyCell(cells, 'status', reading.problems)
  const said = statusOf(status, own !== null, reading) ?? ended ?? lostByReason(cells, own)
  // Lists without stages have them for their status: `Offer`, `Won`.
  const stage = own !== null ? withoutPipeline(own, pipeline) : said === null ? status : null
  const named = pipeline === null ? null : reading.names.resolve('pipeline', pipeline.text)
  if (named === 'unknown') {
    const proposed = pipelineFor(
      { text: pipeline?.text ?? '', isOneOfSeveral: reading.names.hasSeveralPipelines },
      reading.names.known,
    )
    askWithin(proposed?.kind === 'use' ? proposed.id : null, { stage, said, cells }, reading)
    return refused('pipeline-unknown', pipeline, reading)
  }
  if (stage === null && said === null && named === null) return null
  const home = named ?? (stage === null ? null : pipelineWith(stage, reading)) ?? usualPipeline(reading.names.known)
  return home === null ? refused('pipeline-unknown', null, reading) : stageIn(home, { stage, said }, reading)
}

/** Why it was lost tells that it was, where nothing says how it ended. */
function lostByReason(cells: FieldCells, stage: Cell | null): StageKind | null {
  const isEnded = stage !== null && endingOf(stage.text) !== null
  return isEnded || referenceCell(cells, 'lostReason') === null ? null : 'lost'
}

/** What is open within the pipeline that is proposed is asked along with it. */
function askWithin(
  proposed: Id | null,
  { stage, said, cells }: { readonly stage: Cell | null; readonly said: StageKind | null; readonly cells: FieldCells },
  reading: Reading,
): void {
  if (proposed === null) return
  const asked = { ...reading, problems: [] }
  const found = stageIn(proposed, { stage, said }, asked)
  if (found !== 'refused' && found.kind === 'lost') readReason(cells, asked)
}

/** Where in its pipeline: what its status says counts before what its stage is called. */
function stageIn(
  home: Id,
  { stage, said }: { readonly stage: Cell | null; readonly said: StageKind | null },
  reading: Reading,
): DealStage | 'refused' {
  if (stage === null) return at(home, said ?? 'open', reading)
  const name = nameOf(stage, reading)
  const own = reading.names.endingIn(home, name)
  const kind = said ?? (isUnderWay(name) ? null : endingOf(name)) ?? own
  // The status says it is open though the stage's name is an ending's: it begins again.
  if (kind !== null && (kind !== 'open' || (endingOf(stage.text) ?? own) !== null)) {
    const isNamed = said === null || (endingOf(name) ?? own) === kind
    return isNamed ? at(home, kind, reading) : overruled(at(home, kind, reading), stage)
  }
  const found = reading.names.resolve('stage', name, home)
  if (found === 'unknown') return refused('stage-unknown', stage, reading)
  return found === null ? at(home, 'open', reading) : stageOf(found, { home, stage, said, reading })
}

function overruled(found: DealStage | 'refused', { column }: Cell): DealStage | 'refused' {
  return found === 'refused' ? found : { ...found, overruled: column }
}

function refused(rule: 'pipeline-unknown' | 'stage-unknown', cell: Cell | null, { problems }: Reading): 'refused' {
  problems.push(problem(rule, cell?.column ?? null, cell?.text ?? ''))
  return 'refused'
}

/** What a person chose may be a stage of another pipeline. */
function stageOf(
  stageId: Id,
  given: { readonly home: Id; readonly stage: Cell; readonly said: StageKind | null; readonly reading: Reading },
): DealStage | 'refused' {
  const { home, stage, said, reading } = given
  const known = reading.names.known.stages.find(({ id }) => id === stageId)
  const kind = known?.kind ?? 'open'
  const pipelineId = known?.pipelineId ?? home
  if (said === 'open' && kind !== 'open') return overruled(at(pipelineId, 'open', reading), stage)
  return { pipelineId, stageId, kind }
}

/** HubSpot says the pipeline again: `Closed won (Sales)` beside `Sales`. */
function withoutPipeline(stage: Cell, pipeline: Cell | null): Cell {
  const [, name, said = ''] = /^(.*\S)\s*\(([^()]+)\)$/.exec(stage.text) ?? []
  return name === undefined || pipeline === null || matchKey(said) !== matchKey(pipeline.text) ? stage : { ...stage, text: name }
}

function statusOf(cell: Cell | null, hasStage: boolean, { problems }: Reading): StageKind | null {
  if (cell === null) return null
  const kind = endingOf(cell.text) ?? (hasStage && isOpenStatus(cell.text) ? 'open' : null)
  if (kind === null && hasStage) problems.push(problem('status-unknown', cell.column, cell.text))
  return kind
}

/** The first stage of that kind. */
export function at(pipelineId: Id, kind: StageKind, { names, problems }: Reading): DealStage | 'refused' {
  const stageId = names.firstStage(pipelineId, kind)
  if (stageId !== null && stageId !== 'unknown') return { pipelineId, stageId, kind }
  problems.push(problem('stage-unknown', null, kind))
  return 'refused'
}

/** The only pipeline with a stage of that name; `Qualified (Sales)` names it. */
function pipelineWith(stage: Cell, { names }: Reading): Id | null {
  const { pipelines, stages } = names.known
  const named = /\(([^()]+)\)\s*$/.exec(stage.text)?.[1]
  const byName = named === undefined ? undefined : pipelines.find(({ name }) => matchKey(name) === matchKey(named))
  if (byName !== undefined) return byName.id
  const key = matchKey(stage.text)
  const homes = [
    ...new Set(stages.flatMap(({ id, name, pipelineId }) => (id === stage.text || matchKey(name) === key ? [pipelineId] : []))),
  ]
  return homes.length === 1 ? (homes[0] ?? null) : null
}

function nameOf({ text }: Cell, { names }: Reading): string {
  const match = /^(.*\S)\s*\(([^()]+)\)$/.exec(text)
  const isPipeline = match !== null && names.known.pipelines.some(({ name }) => matchKey(name) === matchKey(match[2] ?? ''))
  return isPipeline ? (match[1] ?? text) : text
}

/** Why a deal was lost, which every lost deal says; `refused`: someone has to choose. */
export function readReason(
  cells: FieldCells,
  { names, problems }: Reading,
): { readonly id: Id; readonly text: string } | 'refused' {
  const cell = referenceCell(cells, 'lostReason')
  const text = cell === null || isPlaceholder(cell.text) ? '' : cell.text
  const other = text === '' ? names.known.lostReasons.find(({ name }) => isNoReason(name)) : undefined
  const id = other?.id ?? names.resolve('lost-reason', text)
  if (id !== null && id !== 'unknown') {
    const isNamed = names.known.lostReasons.some((reason) => reason.id === text || matchKey(reason.name) === matchKey(text))
    return { id, text: isNamed ? '' : text }
  }
  problems.push(problem('lost-reason-unknown', cell?.column ?? null, text))
  return 'refused'
}
