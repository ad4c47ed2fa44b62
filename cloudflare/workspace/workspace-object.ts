import { DurableObject } from 'cloudflare:workers'
import type { DurableObjectState, WebSocket as ServerSocket } from '@cloudflare/workers-types'
import { type Answer, CLOSED, type RecordCalls } from '../../src/adapters/cloudflare/protocol'
import { Backend } from '../../src/adapters/shared/backend/backend'
import { adminWrite } from '../../src/adapters/shared/backend/commits'
import { listingFor, readerIn } from '../../src/adapters/shared/commits/reader'
import type { Id } from '../../src/domain/model/kernel/id'
import type { ReadableName } from '../../src/domain/model/records/collections'
import type { Mutation } from '../../src/domain/model/records/mutation'
import { answerOf } from '../answers'
import { runtime } from '../clock'
import type { User } from '../../src/domain/model/session/session'
import type { Env } from '../env'
import { ELEVATED_CALLS, type ElevatedCalls } from '../functions/elevated-calls'
import { SqliteFiles } from '../files/sqlite-files'
import { refuseSocket, socketPair, switched } from '../refuse-socket'
import { Directory } from './directory'
import { DueWork } from './due-work'
import { RECORD_CALLS, touchedBy } from './record-calls'
import { Sockets } from './sockets'
import { SqliteStore } from './sqlite-store'

/** One workspace: its records, who is connected to it, and what is due. Everything about it happens here, one after another. */
export class Workspace extends DurableObject<Env> {
  private backend: Backend
  private directory: Directory
  private due: DueWork
  private readonly sockets: Sockets

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env)
    this.sockets = new Sockets(ctx, (userId) => this.isMember(userId))
    this.backend = this.open()
    this.directory = new Directory(this.backend, env)
    this.due = new DueWork(this.backend, env)
    void ctx.blockConcurrencyWhile(() => this.backend.start())
  }

  /** A call of `/api/records` that names this workspace. */
  records<N extends keyof typeof RECORD_CALLS>(
    caller: { readonly userId: Id; readonly workspaceId: Id },
    name: N,
    input: RecordCalls[N]['input'],
  ): Promise<Answer<RecordCalls[N]['answer']>> {
    return this.answer(() => RECORD_CALLS[name]({ backend: this.backend, ...caller }, input as never))
  }

  /** All rows that the user may read, for a question to all of their workspaces. */
  rows(caller: { readonly userId: Id; readonly workspaceId: Id }, name: ReadableName): Promise<Answer<readonly object[]>> {
    return this.answer(async () => {
      await this.backend.ready(caller.workspaceId, name)
      return listingFor(this.backend.readerOf(caller.workspaceId, caller.userId, 'read'), name).all()
    })
  }

  /** A socket of a user, whom the Worker has made sure of. */
  async fetch(request: Request): Promise<Response> {
    const userId = request.headers.get('portside-user') as Id | null
    const connectionId = new URL(request.url).searchParams.get('connection')
    if (userId === null || connectionId === null) return new Response(null, { status: 400 })
    const [id] = await this.backend.store.workspaces()
    if (id !== undefined) await this.backend.ready(id, 'members')
    if (!this.isMember(userId)) return refuseSocket(CLOSED.denied)
    const { client, server } = socketPair()
    this.sockets.accept(server, { userId, connectionId })
    return switched(client)
  }

  webSocketMessage(socket: ServerSocket, message: string | ArrayBuffer): void {
    if (typeof message === 'string') this.sockets.receive(socket, message)
  }

  webSocketClose(socket: ServerSocket): void {
    this.sockets.closed(socket)
  }

  webSocketError(socket: ServerSocket): void {
    this.sockets.closed(socket)
  }

  async dropSockets(userId: Id): Promise<void> {
    this.sockets.drop(userId)
  }

  /** Writes without checking rights, as the backend's own jobs do. */
  adminWrite(workspaceId: Id, mutations: readonly Mutation[]): Promise<Answer<null>> {
    return this.answer(async () => {
      await adminWrite(this.backend, workspaceId, mutations)
      return null
    })
  }

  async setFull(isFull: boolean): Promise<void> {
    this.backend.store.setFull(isFull)
  }

  /** Makes every change cursor handed out so far too old. */
  async expireCursors(): Promise<void> {
    this.backend.cursors.expire(crypto.randomUUID())
  }

  /** Forgets everything, as if there had never been a workspace. */
  async reset(): Promise<void> {
    this.sockets.closeAll()
    await this.ctx.storage.deleteAll()
    this.backend = this.open()
    this.directory = new Directory(this.backend, this.env)
    this.due = new DueWork(this.backend, this.env)
  }

  /** A question or a write of a function, with the backend's own rights. */
  elevated<N extends keyof ElevatedCalls>(
    workspaceId: Id,
    name: N,
    input: ElevatedCalls[N]['input'],
  ): Promise<Answer<ElevatedCalls[N]['answer']>> {
    const call = ELEVATED_CALLS[name] as (backend: Backend, id: Id, given: unknown) => Promise<ElevatedCalls[N]['answer']>
    return this.answer(() => this.backend.store.alone(() => call(this.backend, workspaceId, input)))
  }

  /** The function `deliver-webhooks`. */
  deliver(workspaceId: Id, caller: User): Promise<Answer<unknown>> {
    return this.answer(() => this.due.deliver(workspaceId, caller))
  }

  /** Does what is due by now. */
  async runDue(): Promise<void> {
    await this.due.run()
    await this.directory.settle()
  }

  async alarm(): Promise<void> {
    await this.directory.settle()
  }

  private open(): Backend {
    const { storage } = this.ctx
    const store = new SqliteStore(storage, (demandRoom) => new SqliteFiles(storage, demandRoom))
    const backend = new Backend(runtime, store)
    backend.entries$.subscribe((entry) => {
      const { workspaceId, seq, mutationId, changes } = entry
      const at = (version: number) => backend.cursors.at(workspaceId, version)
      this.sockets.tell({ kind: 'commit', before: at(seq - 1), after: at(seq), mutationId, touched: touchedBy(entry) })
      if (Directory.isTouchedBy(changes)) void this.directory.owe(workspaceId)
    })
    return backend
  }

  /** What a call has written is in the directory before it is answered. */
  private answer<T>(work: () => Promise<T>): Promise<Answer<T>> {
    return answerOf(async () => {
      const value = await work()
      await this.directory.settle()
      return value
    })
  }

  private isMember(userId: Id): boolean {
    const [workspace] = this.backend.workspaces
    return workspace !== undefined && readerIn(workspace, userId) !== null
  }
}
