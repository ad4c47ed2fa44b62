import { DurableObject } from 'cloudflare:workers'
import type { DurableObjectState, WebSocket as ServerSocket } from '@cloudflare/workers-types'
import { type Answer, CLOSED, type RecordCalls } from '../../src/adapters/cloudflare/protocol'
import { LocalApiAccess } from '../../src/adapters/shared/backend/api-access'
import { Backend } from '../../src/adapters/shared/backend/backend'
import { grantServicesOver } from '../../src/adapters/shared/backend/grants'
import { adminWrite } from '../../src/adapters/shared/backend/commits'
import { expireTrash } from '../../src/adapters/shared/backend/expire-trash'
import { readerIn } from '../../src/adapters/shared/commits/reader'
import { Turns } from '../../src/adapters/shared/store/turns'
import type { Id } from '../../src/domain/model/kernel/id'
import type { ReadableName } from '../../src/domain/model/records/collections'
import type { Mutation } from '../../src/domain/model/records/mutation'
import type { GrantServices } from '../../src/domain/use-cases/api/oauth/oauth-server'
import { answerOf } from '../answers'
import { runtime } from '../clock'
import { accountsOf, type Env } from '../env'
import { answerFiles } from '../files/file-routes'
import { SqliteFiles } from '../files/sqlite-files'
import { elevatedHere } from '../functions/elevated-calls'
import type { ElevatedCalls } from '../functions/elevated-protocol'
import { formFileHere, formHere } from '../functions/form-here'
import { calendarHere, captureHere, receiveHere } from '../functions/machine-here'
import { type HereServices, runHere } from '../functions/run-here'
import type { CalendarLink, MailedMail, SentCall, SentForm, SentFormFile, SentMail } from '../functions/sent-calls'
import { answerHere, isProgramPath } from '../program-routes'
import { refuseSocket, socketPair, switched } from '../refuse-socket'
import { Directory } from './directory'
import { DueWork } from './due-work'
import { RECORD_CALLS, touchedBy } from './record-calls'
import { listingOf, SqlWorkspaceState } from './rows/sql-workspace-state'
import { Sockets } from './sockets'
import { SqliteStore } from './sqlite-store'
import type { Caller, RecordCallName, WorkspaceObject } from './workspace-calls'

/** Commits that are read from the store at once. */
const READ = 200

/** One workspace: its records, who is connected to it, and what is due. Everything about it happens here, one after another. */
export class Workspace extends DurableObject<Env> implements WorkspaceObject {
  private backend: Backend
  private directory: Directory
  private due: DueWork
  private programs: GrantServices
  private files!: SqliteFiles
  private store!: SqliteStore
  private readonly sockets: Sockets
  private readonly deliveryTurns = new Turns()
  private readonly mailTurns = new Turns()

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env)
    this.sockets = new Sockets(ctx, (userId) => this.isMember(userId))
    this.backend = this.open()
    this.programs = this.access()
    this.directory = new Directory(this.backend, env)
    this.due = new DueWork(ctx.storage, this.services)
    void ctx.blockConcurrencyWhile(() => this.backend.start())
  }

  records<N extends RecordCallName>(
    caller: Caller,
    name: N,
    input: RecordCalls[N]['input'],
  ): Promise<Answer<RecordCalls[N]['answer']>> {
    return this.answer(() => RECORD_CALLS[name]({ backend: this.backend, log: this.store, ...caller }, input as never))
  }

  rows(caller: Caller, name: ReadableName): Promise<Answer<readonly object[]>> {
    return this.answer(async () => {
      await this.backend.ready(caller.workspaceId, name)
      return listingOf(this.backend.readerOf(caller.workspaceId, caller.userId, 'read'), name).all()
    })
  }

  async fetch(request: Request): Promise<Response> {
    const { pathname, searchParams } = new URL(request.url)
    if (isProgramPath(pathname)) return this.program(request)
    const [, , area, workspaceId] = pathname.split('/')
    const userId = request.headers.get('portside-user') as Id | null
    if (userId !== null && area === 'files')
      return answerFiles(request, { backend: this.backend, files: this.files, workspaceId: workspaceId as Id, userId })
    const connectionId = searchParams.get('connection')
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
    socket.close()
  }

  webSocketError(socket: ServerSocket): void {
    this.sockets.closed(socket)
  }

  async dropSockets(userId: Id): Promise<void> {
    this.sockets.drop(userId)
  }

  adminWrite(workspaceId: Id, mutations: readonly Mutation[]): Promise<Answer<null>> {
    return this.answer(async () => {
      await adminWrite(this.backend, workspaceId, mutations)
      return null
    })
  }

  async setFull(isFull: boolean): Promise<void> {
    this.backend.store.setFull(isFull)
  }

  async expireCursors(): Promise<void> {
    this.backend.cursors.expire(crypto.randomUUID())
  }

  async reset(): Promise<void> {
    this.sockets.closeAll()
    await this.ctx.storage.deleteAll()
    this.backend = this.open()
    this.programs = this.access()
    this.directory = new Directory(this.backend, this.env)
    this.due = new DueWork(this.ctx.storage, this.services)
  }

  runFunction(call: SentCall): Promise<Answer<unknown>> {
    return this.answer(() => runHere(call, this.services))
  }

  send(caller: Caller, input: RecordCalls['send']['input']): Promise<Answer<null>> {
    return answerOf(async () => {
      await this.backend.ready(caller.workspaceId, 'members')
      this.backend.readerOf(caller.workspaceId, caller.userId, 'send')
      this.sockets.pass(input, caller.userId)
      return null
    })
  }

  elevated<N extends keyof ElevatedCalls>(
    workspaceId: Id,
    call: { readonly name: N; readonly input: ElevatedCalls[N]['input'] },
  ): Promise<Answer<ElevatedCalls[N]['answer']>> {
    return this.answer(() => elevatedHere(this.backend, workspaceId, call))
  }

  calendar(link: CalendarLink): Promise<Answer<string | null>> {
    return this.answer(() => calendarHere(link, this.services))
  }

  capture(workspaceId: Id, mail: SentMail): Promise<Answer<unknown>> {
    return this.answer(() => captureHere(workspaceId, mail, this.services))
  }

  receive(mail: MailedMail): Promise<Answer<unknown>> {
    return this.answer(() => receiveHere(mail, this.services))
  }

  form(call: SentForm): Promise<Answer<unknown>> {
    return this.answer(() => formHere(call, this.services))
  }

  formFile(call: SentFormFile): Promise<Answer<unknown>> {
    return this.answer(() => formFileHere(call, this.services))
  }

  async expire(): Promise<void> {
    await expireTrash(this.backend)
    this.files.sweep(runtime.now())
    await this.directory.settle()
  }

  alarm(): Promise<void> {
    return this.wake()
  }

  async wake(): Promise<void> {
    await this.due.run()
    this.files.sweep(runtime.now())
    await this.directory.settle()
  }

  private open(): Backend {
    const { storage } = this.ctx
    this.store = new SqliteStore(storage, (demandRoom) => (this.files = new SqliteFiles(storage, demandRoom)))
    const backend = new Backend(runtime, this.store, (id) => new SqlWorkspaceState(id, this.store.records))
    backend.entries$.subscribe((entry) => {
      const { workspaceId, seq, mutationId, changes } = entry
      const at = (version: number) => backend.cursors.at(workspaceId, version)
      this.sockets.tell({ kind: 'commit', before: at(seq - 1), after: at(seq), mutationId, touched: touchedBy(entry) })
      if (Directory.isTouchedBy(changes)) void this.directory.owe(workspaceId)
      // Should it fail, the next commit sees to it.
      void this.due.note(entry).catch(() => undefined)
    })
    return backend
  }

  private async program(request: Request): Promise<Response> {
    const response = await answerHere(request, this.env, this.programs)
    await this.directory.settle()
    return response
  }

  /** What a call has written is in the directory before it is answered. */
  private answer<T>(work: () => Promise<T>): Promise<Answer<T>> {
    return answerOf(async () => {
      const value = await work()
      await this.directory.settle()
      return value
    })
  }

  private access(): GrantServices {
    const access = new LocalApiAccess(this.backend, {
      listing: (reader, name) => listingOf(reader, name) as never,
      entriesAfter: (seq) => this.store.entriesAfter(seq, seq + READ),
      schedule(ms, call) {
        const timer = setTimeout(call, ms)
        return () => clearTimeout(timer)
      },
    })
    return grantServicesOver(this.backend, { access, keyFor: (purpose) => accountsOf(this.env).key(purpose) })
  }

  private get services(): HereServices {
    return { env: this.env, backend: this.backend, deliveryTurns: this.deliveryTurns, mailTurns: this.mailTurns }
  }

  private isMember(userId: Id): boolean {
    const [workspace] = this.backend.workspaces
    return workspace !== undefined && readerIn(workspace, userId) !== null
  }
}
