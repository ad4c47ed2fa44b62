import { NEVER, type Observable } from 'rxjs'
import { portError } from '../../../domain/model/errors/port-error'
import type { Id } from '../../../domain/model/kernel/id'
import type { CommitEntry } from '../../shared/commits/commit-entry'
import { Turns } from '../../shared/store/turns'
import {
  usedKey,
  type Answered,
  type FileStore,
  type KeptFile,
  type OthersDid,
  type Store,
  type Unit,
} from '../../shared/backend/store'

/** How many calls back a repetition is still recognised. */
const ANSWERS = 5000

/** Keeps nothing beyond itself: the same beginning every time. */
export class FreshStore implements Store {
  readonly lineage: string
  readonly others$: Observable<OthersDid> = NEVER
  readonly files = new FreshFiles(() => this.demandRoom())
  private readonly turns = new Turns()
  private readonly answers = new Map<string, Answered>()
  private readonly values = new Map<string, unknown>()
  private isFull = false

  constructor(lineage: string) {
    this.lineage = lineage
  }

  alone<T>(task: () => Promise<T>): Promise<T> {
    return this.turns.take(task)
  }

  async workspaces(): Promise<readonly Id[]> {
    return []
  }

  async load(): Promise<void> {}

  async compact(): Promise<void> {}

  async forget(workspaceId: Id): Promise<void> {
    for (const [key, answer] of this.answers) if (isOf(workspaceId, answer)) this.answers.delete(key)
    this.files.forget(workspaceId)
    this.values.set(usedKey(workspaceId), true)
  }

  async missed(): Promise<readonly CommitEntry[]> {
    return []
  }

  async answered(key: string): Promise<Answered | null> {
    return this.answers.get(key) ?? null
  }

  async append({ entries, key, value }: Unit): Promise<void> {
    this.demandRoom()
    const [entry] = entries
    if (value !== undefined) this.answers.set(key, { kind: 'function', value })
    else if (entry !== undefined) this.answers.set(key, { kind: 'commit', entry })
    for (const oldest of this.answers.keys()) {
      if (this.answers.size <= ANSWERS) break
      this.answers.delete(oldest)
    }
  }

  async head(): Promise<null> {
    return null
  }

  async keepHead(): Promise<void> {}

  async read<T>(key: string): Promise<T | null> {
    return (this.values.get(key) as T | undefined) ?? null
  }

  async write(key: string, value: unknown): Promise<void> {
    this.demandRoom()
    if (value === null) this.values.delete(key)
    else this.values.set(key, value)
  }

  setFull(isFull: boolean): void {
    this.isFull = isFull
  }

  async close(): Promise<void> {}

  private demandRoom(): void {
    if (this.isFull) throw portError('store/full', {})
  }
}

class FreshFiles implements FileStore {
  private readonly files = new Map<string, KeptFile>()
  private readonly demandRoom: () => void

  constructor(demandRoom: () => void) {
    this.demandRoom = demandRoom
  }

  async get(path: string): Promise<KeptFile | null> {
    return this.files.get(path) ?? null
  }

  async add(path: string, file: KeptFile): Promise<boolean> {
    this.demandRoom()
    if (this.files.has(path)) return false
    this.files.set(path, file)
    return true
  }

  async remove(paths: readonly string[]): Promise<void> {
    for (const path of paths) this.files.delete(path)
  }

  forget(workspaceId: Id): void {
    for (const path of this.files.keys()) if (path.startsWith(`${workspaceId}/`)) this.files.delete(path)
  }
}

function isOf(workspaceId: Id, answer: Answered): boolean {
  return answer.kind === 'commit' && answer.entry.workspaceId === workspaceId
}
