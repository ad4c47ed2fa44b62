import { Subject } from 'rxjs'
import { portError } from '../../../domain/model/errors/port-error'
import type { Id } from '../../../domain/model/kernel/id'
import type { Runtime } from '../../../ports/runtime.port'
import type { CommitEntry } from '../../shared/commits/commit-entry'
import { askingToKeep } from '../../shared/store/ask-to-keep'
import type { CompactionTimer } from '../../shared/store/compaction-timer'
import type { Head, HeadKey } from '../../shared/store/store-database'
import { journalAfter, journalKey, keysOf, readRows, readTail } from '../../shared/store/rows'
import { inTransaction, type StoreDatabase } from '../../shared/store/store-database'
import { isWorkspaceMeta, openDatabase, rowsOf, storeError, type AnsweredMutation, type WorkspaceMeta } from './database'
import { KeptFiles } from './kept-files'
import type { Answered, LoadSink, OthersDid, Store, Unit } from '../../shared/backend/store'

/** Locks and channels that all tabs over one database share. */
export interface Names {
  readonly database: string
  readonly commitLock: string
  /** Held shared while chunks are read, alone while they are rewritten. */
  readonly chunkLock: string
  readonly channel: string
}

export function namesOf(database: string): Names {
  return { database, commitLock: `${database}/commit`, chunkLock: `${database}/chunks`, channel: `${database}/commits` }
}

interface Parts {
  readonly runtime: Runtime
  readonly names: Names
  readonly compactionWorker: string | undefined
}

/** By a commit. */
const WRITTEN = ['meta', 'journal', 'mutations', 'heads'] as const

type ChannelMessage = { readonly kind: 'appended'; readonly text: string } | Exclude<OthersDid, { readonly kind: 'appended' }>

/** Keeps everything in the browser's database, for all tabs at once. */
export class KeptStore implements Store {
  readonly lineage: string
  readonly files: KeptFiles
  private readonly others = new Subject<OthersDid>()
  readonly others$ = this.others.asObservable()
  private readonly db: StoreDatabase
  private readonly runtime: Runtime
  private readonly names: Names
  private readonly compactionWorker: string | undefined
  private readonly channel: BroadcastChannel
  private readonly askToKeep = askingToKeep()
  private readonly timers = new Map<Id, CompactionTimer>()
  /** They hold the chunk lock. */
  private readonly loads = new Set<Promise<unknown>>()
  private isFull = false
  private isClosed = false

  private constructor({ runtime, names, compactionWorker }: Parts, { db, meta }: Awaited<ReturnType<typeof openDatabase>>) {
    this.runtime = runtime
    this.db = db
    this.names = names
    this.compactionWorker = compactionWorker
    this.lineage = meta.lineage
    this.files = new KeptFiles(db, () => this.demandRoom())
    this.channel = new BroadcastChannel(names.channel)
    this.channel.addEventListener('message', ({ data }: MessageEvent<ChannelMessage>) => this.receive(data))
  }

  /**
   * @param compactionWorker the address of its script; absent: the page compacts its journals itself
   * @throws backend/schema-mismatch, capability/missing, store/corrupt, store/full
   */
  static async open(name: string, runtime: Runtime, compactionWorker?: string): Promise<KeptStore> {
    // Both are missing where a page did not come over HTTPS or from this machine.
    if (!('locks' in navigator) || !('subtle' in crypto)) throw portError('capability/missing', { capability: 'secure-context' })
    const parts = { runtime, names: namesOf(name), compactionWorker }
    return new KeptStore(parts, await openDatabase(name, () => runtime.newId()))
  }

  async workspaces(): Promise<readonly Id[]> {
    const [metas, chunks] = await this.guard('meta', () => Promise.all([this.db.getAll('meta'), this.db.getAllKeys('chunks')]))
    const workspaces = metas.filter((meta) => isWorkspaceMeta(meta as object))
    demandWhole(workspaces as readonly WorkspaceMeta[], chunks as readonly (readonly unknown[])[])
    return (workspaces as readonly WorkspaceMeta[]).map(({ id }) => id)
  }

  load(workspaceId: Id, sink: LoadSink): Promise<void> {
    const load = async (): Promise<void> => {
      const rows = rowsOf(this.db, workspaceId)
      const tail = await readTail(rows, this.db.transaction(['meta', 'journal']))
      const { snapshot, entries, lastSeq, size } = tail
      if (!isWorkspaceMeta(snapshot)) throw portError('store/corrupt', { part: 'meta' })
      const { foldedSeq, tokens, tombstones = [] } = snapshot
      if (entries.length !== lastSeq - foldedSeq) throw portError('store/corrupt', { part: 'journal' })
      sink.begin(entries, { seq: foldedSeq, tokens, tombstones })
      await readRows(rows, tail, {
        rows: (collection, records) => sink.rows(collection, records),
        complete: (collection) => sink.complete(collection),
        damaged: (part) => {
          throw portError('store/corrupt', { part: part.kind === 'chunk' ? part.collection : 'journal' })
        },
      })
      if (size > 0) this.note(workspaceId, size)
    }
    const loading = navigator.locks.request(this.names.chunkLock, { mode: 'shared' }, load)
    this.loads.add(loading)
    return loading.finally(() => this.loads.delete(loading))
  }

  alone<T>(task: () => Promise<T>): Promise<T> {
    return navigator.locks.request(this.names.commitLock, task)
  }

  async missed(workspaceId: Id, afterSeq: number): Promise<readonly CommitEntry[]> {
    const range = journalAfter(rowsOf(this.db, workspaceId), afterSeq)
    const texts = await this.guard('journal', () => this.db.getAll('journal', range))
    return texts.map((text) => JSON.parse(text as string) as CommitEntry)
  }

  async answered(key: string): Promise<Answered | null> {
    const kept = (await this.guard('mutations', () => this.db.get('mutations', key))) as AnsweredMutation | undefined
    if (kept === undefined) return null
    if (!('seq' in kept)) return { kind: 'function', value: kept.value }
    const text = await this.guard('journal', () => this.db.get('journal', [kept.workspaceId, kept.seq]))
    if (text === undefined) return { kind: 'old-commit', workspaceId: kept.workspaceId, touched: kept.touched }
    return { kind: 'commit', entry: JSON.parse(text as string) as CommitEntry }
  }

  async append({ entries, key, value }: Unit): Promise<void> {
    this.demandRoom()
    const texts = entries.map((entry) => JSON.stringify(entry))
    const write = async (): Promise<void> =>
      inTransaction(this.db, { stores: WRITTEN, durability: 'strict' }, async (transaction) => {
        for (const [index, { workspaceId, seq }] of entries.entries()) {
          const rows = rowsOf(this.db, workspaceId)
          // `add`, not `put`: should two tabs ever count the same number, the later one fails whole.
          await transaction.objectStore('journal').add(texts[index] ?? '', journalKey(rows, seq))
          await transaction.objectStore('heads').delete(keysOf(rows))
          if (seq === 1) await transaction.objectStore('meta').put(emptyMeta(workspaceId), workspaceId)
        }
        const answer = answerOf(entries[0], value)
        if (answer !== null) await transaction.objectStore('mutations').put(answer, key)
      })
    await this.guard('journal', write, true)
    this.askToKeep()
    for (const text of texts) this.channel.postMessage({ kind: 'appended', text } satisfies ChannelMessage)
    for (const { workspaceId, changes } of entries) this.note(workspaceId, changes.length)
  }

  async compact(workspaceId: Id): Promise<void> {
    const { compactKept } = await import('./change-workspace')
    const journal = { database: this.names.database, workspaceId }
    const compacted = () => this.guard('chunks', () => compactKept(journal, this.compactionWorker))
    await navigator.locks.request(this.names.chunkLock, compacted)
  }

  async forget(workspaceId: Id): Promise<void> {
    this.timers.get(workspaceId)?.cancel()
    const { forgetWorkspace } = await import('./change-workspace')
    await navigator.locks.request(this.names.chunkLock, () => this.guard('meta', () => forgetWorkspace(this.db, workspaceId)))
    this.channel.postMessage({ kind: 'forgotten', workspaceId } satisfies ChannelMessage)
  }

  async head(place: HeadKey): Promise<Head | null> {
    return (await this.guard('heads', () => this.db.get('heads', [...place]))) ?? null
  }

  async keepHead(place: HeadKey, head: Head): Promise<void> {
    const { keepHead } = await import('./change-workspace')
    const headAt = async (seq: number): Promise<Head | null> => (seq === head.seq ? head : null)
    await this.guard('heads', () => keepHead(rowsOf(this.db, place[0]), place, headAt))
  }

  async read<T>(key: string): Promise<T | null> {
    return ((await this.guard('accounts', () => this.db.get('accounts', key))) as T | undefined) ?? null
  }

  async write(key: string, value: unknown): Promise<void> {
    this.demandRoom()
    const put = (): Promise<void> =>
      inTransaction(this.db, { stores: ['accounts'], durability: 'strict' }, async (transaction) => {
        const accounts = transaction.objectStore('accounts')
        await (value === null ? accounts.delete(key) : accounts.put(value, key))
      })
    await this.guard('accounts', put, true)
  }

  setFull(isFull: boolean): void {
    this.isFull = isFull
  }

  async close(): Promise<void> {
    this.isClosed = true
    await Promise.allSettled(this.loads)
    await Promise.all([...this.timers.values()].map((timer) => timer.close()))
    this.channel.close()
    this.others.complete()
    this.db.close()
  }

  private note(workspaceId: Id, changes: number): void {
    const plan = async (): Promise<void> => {
      const { CompactionTimer: Timer } = await import('./change-workspace')
      if (this.isClosed) return
      const timer = this.timers.get(workspaceId) ?? new Timer(this.runtime, () => this.compact(workspaceId))
      this.timers.set(workspaceId, timer)
      timer.note(changes, false)
    }
    // If its code cannot be fetched, the journal is compacted after another write.
    void plan().catch(() => undefined)
  }

  private receive(message: ChannelMessage): void {
    if (message.kind !== 'appended') this.others.next(message)
    else this.others.next({ kind: 'appended', entry: JSON.parse(message.text) as CommitEntry })
  }

  private demandRoom(): void {
    if (this.isFull) throw portError('store/full', {})
  }

  private async guard<T>(part: string, task: () => Promise<T>, isWriting = false): Promise<T> {
    try {
      return await task()
    } catch (error) {
      throw storeError(error, part, isWriting)
    }
  }
}

/** Every chunk has its workspace, and every workspace its chunks. @throws store/corrupt */
function demandWhole(workspaces: readonly WorkspaceMeta[], chunks: readonly (readonly unknown[])[]): void {
  const known = new Set<unknown>(workspaces.map(({ id }) => id))
  if (chunks.some(([workspaceId]) => !known.has(workspaceId))) throw portError('store/corrupt', { part: 'meta' })
  const there = new Set(chunks.map((key) => key.join('/')))
  for (const { id, collections } of workspaces) {
    for (const [collection, { buckets, filled }] of Object.entries(collections)) {
      const isWhole = filled.every((bucket) => there.has([id, collection, buckets, bucket].join('/')))
      if (!isWhole) throw portError('store/corrupt', { part: collection })
    }
  }
}

function answerOf(entry: CommitEntry | undefined, value: unknown): AnsweredMutation | null {
  if (value !== undefined) return { value }
  if (entry === undefined) return null
  const touched = entry.answers.flatMap((place): (readonly [CommitEntry['changes'][number]['collection'], Id])[] => {
    const change = entry.changes[place]
    return change === undefined ? [] : [[change.collection, change.id]]
  })
  return { workspaceId: entry.workspaceId, seq: entry.seq, touched }
}

function emptyMeta(id: Id): WorkspaceMeta {
  return { id, foldedSeq: 0, tokens: [], collections: {} }
}
