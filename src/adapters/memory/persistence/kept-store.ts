import { Subject } from 'rxjs'
import { portError } from '../../../domain/model/errors/port-error'
import type { Id } from '../../../domain/model/kernel/id'
import type { CommitEntry } from '../../shared/commits/commit-entry'
import {
  keysOf,
  openDatabase,
  storeError,
  type AnsweredMutation,
  type ChunkKey,
  type Database,
  type WorkspaceMeta,
} from './database'
import { askingToKeep } from '../../shared/persistence/ask-to-keep'
import { KeptFiles } from './kept-files'
import { loadWorkspace } from './load-workspace'
import type { Answered, Folding, Head, HeadPlace, LoadSink, OthersDid, Store, Unit } from './store'

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

/** By a commit. */
const WRITTEN = ['meta', 'journal', 'mutations', 'heads'] as const

type Heard = { readonly kind: 'appended'; readonly text: string } | Exclude<OthersDid, { readonly kind: 'appended' }>

/** Keeps everything in the browser's database, for all tabs at once. */
export class KeptStore implements Store {
  readonly lineage: string
  readonly files: KeptFiles
  private readonly others = new Subject<OthersDid>()
  readonly others$ = this.others.asObservable()
  private readonly db: Database
  private readonly names: Names
  private readonly channel: BroadcastChannel
  private readonly askToKeep = askingToKeep()
  private isFull = false

  private constructor(db: Database, names: Names, lineage: string) {
    this.db = db
    this.names = names
    this.lineage = lineage
    this.files = new KeptFiles(db, () => this.demandRoom())
    this.channel = new BroadcastChannel(names.channel)
    this.channel.addEventListener('message', ({ data }: MessageEvent<Heard>) => this.hear(data))
  }

  /** @throws backend/schema-mismatch, capability/missing, store/corrupt, store/full */
  static async open(name: string, newLineage: () => string): Promise<KeptStore> {
    // Both are missing where a page did not come over HTTPS or from this machine.
    if (!('locks' in navigator) || !('subtle' in crypto)) throw portError('capability/missing', { capability: 'secure-context' })
    const { db, meta } = await openDatabase(name, newLineage)
    return new KeptStore(db, namesOf(name), meta.lineage)
  }

  async workspaces(): Promise<readonly Id[]> {
    const [metas, chunks] = await this.guard('meta', () => Promise.all([this.db.getAll('meta'), this.db.getAllKeys('chunks')]))
    const workspaces = metas.filter((meta): meta is WorkspaceMeta => 'foldedSeq' in meta)
    demandWhole(workspaces, chunks)
    return workspaces.map(({ id }) => id)
  }

  load(workspaceId: Id, sink: LoadSink): Promise<void> {
    return navigator.locks.request(this.names.chunkLock, { mode: 'shared' }, () => loadWorkspace(this.db, workspaceId, sink))
  }

  alone<T>(task: () => Promise<T>): Promise<T> {
    return navigator.locks.request(this.names.commitLock, task)
  }

  async missed(workspaceId: Id, afterSeq: number): Promise<readonly CommitEntry[]> {
    const range = IDBKeyRange.bound([workspaceId, afterSeq], [workspaceId, Infinity], true)
    const texts = await this.guard('journal', () => this.db.getAll('journal', range))
    return texts.map((text) => JSON.parse(text) as CommitEntry)
  }

  async answered(key: string): Promise<Answered | null> {
    const kept = await this.guard('mutations', () => this.db.get('mutations', key))
    if (kept === undefined) return null
    if (!('seq' in kept)) return { kind: 'function', value: kept.value }
    const text = await this.guard('journal', () => this.db.get('journal', [kept.workspaceId, kept.seq]))
    if (text === undefined) return { kind: 'old-commit', workspaceId: kept.workspaceId, touched: kept.touched }
    return { kind: 'commit', entry: JSON.parse(text) as CommitEntry }
  }

  async append({ entries, key, value }: Unit): Promise<void> {
    this.demandRoom()
    const texts = entries.map((entry) => JSON.stringify(entry))
    const write = async (): Promise<void> => {
      const transaction = this.db.transaction(WRITTEN, 'readwrite', { durability: 'strict' })
      const writes: Promise<unknown>[] = []
      entries.forEach(({ workspaceId, seq }, index) => {
        // `add`, not `put`: should two tabs ever count the same number, the later one fails whole.
        writes.push(transaction.objectStore('journal').add(texts[index] ?? '', [workspaceId, seq]))
        writes.push(transaction.objectStore('heads').delete(keysOf(workspaceId)))
        if (seq === 1) writes.push(transaction.objectStore('meta').put(emptyMeta(workspaceId), workspaceId))
      })
      const answer = answerOf(entries[0], value)
      if (answer !== null) writes.push(transaction.objectStore('mutations').put(answer, key))
      transaction.commit()
      await Promise.all([...writes, transaction.done])
    }
    await this.guard('journal', write, true)
    this.askToKeep()
    for (const text of texts) this.channel.postMessage({ kind: 'appended', text } satisfies Heard)
  }

  async fold(folding: Folding): Promise<void> {
    const { foldWorkspace } = await import('./fold-workspace')
    const { workspaceId, seq } = folding
    await navigator.locks.request(this.names.chunkLock, () => this.guard('chunks', () => foldWorkspace(this.db, folding)))
    this.channel.postMessage({ kind: 'folded', workspaceId, seq } satisfies Heard)
  }

  async forget(workspaceId: Id): Promise<void> {
    const { forgetWorkspace } = await import('./forget-workspace')
    await navigator.locks.request(this.names.chunkLock, () => this.guard('meta', () => forgetWorkspace(this.db, workspaceId)))
    this.channel.postMessage({ kind: 'forgotten', workspaceId } satisfies Heard)
  }

  async head(place: HeadPlace): Promise<Head | null> {
    return (await this.guard('heads', () => this.db.get('heads', [...place]))) ?? null
  }

  async keepHead(place: HeadPlace, head: Head): Promise<void> {
    const { keepHead } = await import('./keep-head')
    await this.guard('heads', () => keepHead(this.db, [...place], head))
  }

  async read<T>(key: string): Promise<T | null> {
    return ((await this.guard('accounts', () => this.db.get('accounts', key))) as T | undefined) ?? null
  }

  async write(key: string, value: unknown): Promise<void> {
    this.demandRoom()
    const put = async (): Promise<void> => {
      const transaction = this.db.transaction('accounts', 'readwrite', { durability: 'strict' })
      if (value === null) await transaction.store.delete(key)
      else await transaction.store.put(value, key)
      await transaction.done
    }
    await this.guard('accounts', put, true)
  }

  setFull(isFull: boolean): void {
    this.isFull = isFull
  }

  async close(): Promise<void> {
    this.channel.close()
    this.others.complete()
    this.db.close()
  }

  private hear(heard: Heard): void {
    if (heard.kind !== 'appended') this.others.next(heard)
    else this.others.next({ kind: 'appended', entry: JSON.parse(heard.text) as CommitEntry })
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
function demandWhole(workspaces: readonly WorkspaceMeta[], chunks: readonly ChunkKey[]): void {
  const known = new Set<string>(workspaces.map(({ id }) => id))
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
