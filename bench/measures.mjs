import { measureAdapter } from './measures/adapter.mjs'
import { measureBoard } from './measures/board.mjs'
import { measureBootstrap } from './measures/bootstrap.mjs'
import { measureBytes } from './measures/bytes.mjs'
import { measureCommit } from './measures/commit.mjs'
import { measureCrowd } from './measures/crowd.mjs'
import { measureDedupe } from './measures/dedupe.mjs'
import { measureEdit } from './measures/edit.mjs'
import { measureEngineBytes } from './measures/engine-bytes.mjs'
import { measureFirstOpen } from './measures/first-open.mjs'
import { HOUR_GOALS, measureHour } from './measures/hour.mjs'
import { HOSTED_GOALS, measureHosted } from './measures/hosted.mjs'
import { measureImport } from './measures/import.mjs'
import { measureJudge } from './measures/import-judge.mjs'
import { measureImportRate } from './measures/import-rate.mjs'
import { measureLive } from './measures/live.mjs'
import { measureKept } from './measures/kept.mjs'
import { measureLiveQueries } from './measures/live-queries.mjs'
import { LOAD_GOALS, measureLoad } from './measures/load.mjs'
import { measureSearchCompute } from './measures/search-compute.mjs'
import { measureServer } from './measures/server.mjs'
import { measureSort } from './measures/sort.mjs'
import { measureLost } from './measures/sync-lost.mjs'
import { measureTable } from './measures/table.mjs'
import { measureTestsTime } from './measures/tests-time.mjs'
import { measureWorker, WORKER_GOALS } from './measures/worker.mjs'

/** Each group with the goals of its rows, which stand in the report even where measuring fails. */
export const MEASURES = [
  { name: 'bytes', goals: { 'load.bytes': 2 }, measure: measureBytes },
  { name: 'load', goals: LOAD_GOALS, measure: measureLoad },
  { name: 'hosted', goals: HOSTED_GOALS, measure: measureHosted },
  { name: 'table', goals: { 'table.open': 3, 'table.scroll': 2, 'table.search': 2 }, measure: measureTable },
  { name: 'search', goals: { 'table.search.compute': 2.5 }, measure: measureSearchCompute },
  { name: 'sort', goals: { 'table.sort': 1.5 }, measure: measureSort },
  { name: 'board', goals: { 'board.drag': 2 }, measure: measureBoard },
  { name: 'edit', goals: { 'edit.local': 2, 'edit.remote': 2 }, measure: measureEdit },
  { name: 'open', goals: { 'open.first': 8 }, measure: measureFirstOpen },
  { name: 'live', goals: { 'live.tabs': 2 }, measure: measureLive },
  { name: 'queries', goals: { 'live.change': 1.5, 'live.catchup': 1 }, measure: measureLiveQueries },
  { name: 'kept', goals: { 'hydrate.100k': 3.5, 'heap.100k': 1.4 }, measure: measureKept },
  { name: 'engine', goals: { 'engine.bytes': 0.3 }, measure: measureEngineBytes },
  { name: 'dedupe', goals: { 'dedupe.100k': 10, 'dedupe.missed': 0.02 }, measure: measureDedupe },
  { name: 'import', goals: { 'import.frames': 3, 'import.frames.supabase': 3 }, measure: measureImport },
  {
    name: 'judge',
    goals: { 'import.judge.right': 0.97, 'import.judge.wrong': 0.003, 'import.judge.lost': 0, 'import.judge.kind': 0 },
    measure: measureJudge,
  },
  { name: 'rate', goals: { 'import.rate.memory': 0.6, 'import.rate.supabase': 0.6 }, measure: measureImportRate },
  {
    name: 'server',
    goals: {
      'server.page': 2,
      'server.page.deep': 1.2,
      'server.search.rare': 3,
      'server.search.common': 3,
      'server.search.missing': 3,
    },
    measure: measureServer,
  },
  {
    name: 'adapter',
    goals: { 'adapter.read': 1.1, 'adapter.write': 1.15, 'adapter.write.100': 1.15, 'live.remote': 1.25 },
    measure: measureAdapter,
  },
  { name: 'crowd', goals: { 'live.crowd': 3, 'live.crowd.pulls': 1 }, measure: measureCrowd },
  {
    name: 'commit',
    goals: { 'commit.tracked': 1.5, 'commit.bare': 1.5, 'commit.tracked.100': 1.5, 'commit.bare.100': 1.5 },
    measure: measureCommit,
  },
  { name: 'bootstrap', goals: { 'sync.bootstrap': 1.3, 'sync.requests': 12, 'sync.bytes': 8 }, measure: measureBootstrap },
  { name: 'worker', goals: WORKER_GOALS, measure: measureWorker },
  { name: 'hour', goals: HOUR_GOALS, measure: measureHour },
  { name: 'lost', goals: { 'sync.lost': 0 }, measure: measureLost },
  { name: 'tests', goals: { 'tests.time': 12 }, measure: measureTestsTime },
]
