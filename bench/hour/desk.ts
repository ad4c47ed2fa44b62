import { map, Subscription, type Observable } from 'rxjs'
import type { Id } from '../../src/domain/model/kernel/id'
import { mutationIdOf } from '../../src/domain/model/records/meta'
import type { RecordOf } from '../../src/domain/model/records/collections'
import type { Mutation } from '../../src/domain/model/records/mutation'
import type { SubjectCollection } from '../../src/domain/model/records/subject'
import type { WorkspaceData } from '../../src/ui/app/workspace.model'
import { boardModel } from '../../src/ui/features/deals/board.model'
import type { BoardState } from '../../src/ui/features/deals/placement'
import { inbox$, mark, type NotificationRecord } from '../../src/ui/features/inbox/inbox.model'
import { tasksState$ } from '../../src/ui/features/tasks/tasks.model'
import { paletteModel } from '../../src/ui/search/search.model'
import type { RecordTable } from '../../src/ui/table/record-table.model'
import { besideRecord$, frame$, home$, listOf, type Here } from './screens'
import type { Deed } from './script'
import type { Member, Tab, Team } from './team'
import { known, mutationsOf, type OpenRecord, type Sight } from './writings'

/** One of the team in front of the app: what it shows, by the models of its screens, and what is done there. */
export class Desk {
  private tab: Tab | null = null
  private frame = new Subscription()
  private screen = new Subscription()
  private data: WorkspaceData | null = null
  private table: RecordTable<unknown> | null = null
  private board: BoardState | null = null
  private tasks: readonly RecordOf<'tasks'>[] = []
  private unread: readonly NotificationRecord[] = []
  private record: OpenRecord | null = null

  private readonly member: Member
  private readonly team: Team
  private readonly runtime: Here['runtime']
  private readonly still: () => Promise<void>

  /** @param still resolves when all that was asked for is there */
  constructor(member: Member, team: Team, { runtime, still }: Pick<Here, 'runtime'> & { readonly still: () => Promise<void> }) {
    this.member = member
    this.team = team
    this.runtime = runtime
    this.still = still
  }

  async do(deed: Deed): Promise<void> {
    switch (deed.does) {
      case 'open':
        this.tab = await this.member.openTab()
        this.frame = frame$(this.here).subscribe((data) => (this.data = data))
        await this.still()
        return this.show(home$(this.here, known(this.data)))
      case 'close':
        return this.close()
      case 'home':
        return this.show(home$(this.here, known(this.data)))
      case 'board':
        return this.showBoard()
      case 'tasks':
        return this.show(
          tasksState$(this.records, {
            workspaceId: this.team.workspaceId,
            me: this.member.memberId,
            whose: 'mine',
            withDone: false,
          }).pipe(map(({ open }) => (this.tasks = open.items))),
        )
      case 'inbox':
        return this.readInbox()
      case 'list':
        return this.showList(deed.of)
      case 'record':
        return this.showRecord(deed.of, known(this.team.ids[deed.of][deed.nth]))
      case 'find':
        return this.type(deed.text, (text) => known(this.table).search(text))
      case 'search':
        return this.search(deed.text)
      default:
        return this.commit(mutationsOf(deed, this.sight))
    }
  }

  async close(): Promise<void> {
    this.screen.unsubscribe()
    this.frame.unsubscribe()
    await this.tab?.close()
    this.tab = null
  }

  private get here(): Here {
    const { ports } = known(this.tab)
    const { userId, memberId } = this.member
    return { ports, runtime: this.runtime, workspaceId: this.team.workspaceId, userId, memberId }
  }

  private get sight(): Sight {
    const { data, board, record, tasks } = this
    const { memberId } = this.member
    const members = this.team.members.map((member) => member.memberId)
    return { data, board, record, tasks, memberId, members, runtime: this.runtime }
  }

  private get records() {
    return this.here.ports.records
  }

  private async show(...shown: readonly Observable<unknown>[]): Promise<void> {
    this.screen.unsubscribe()
    this.screen = new Subscription()
    for (const stream$ of shown) this.screen.add(stream$.subscribe())
    await this.still()
  }

  private showBoard(): Promise<void> {
    const pipelineId = known(known(this.data).pipelines[0]).id
    const { state$ } = boardModel(this.records, this.team.workspaceId, { pipelineId, search: '', where: null })
    return this.show(state$.pipe(map((state) => (this.board = state))))
  }

  private async showList(collection: SubjectCollection): Promise<void> {
    const table = listOf(this.here, collection)
    this.table = table
    await this.show(table.state$)
    table.loadRest()
    await this.still()
  }

  private showRecord(collection: SubjectCollection, id: Id): Promise<void> {
    const isOffline$ = this.here.ports.events.connection$.pipe(map(({ status }) => status === 'offline'))
    this.record = { collection, id, seen: null }
    return this.show(
      this.records.watchOne(collection, id).pipe(map(({ value }) => (this.record = { collection, id, seen: value }))),
      besideRecord$(this.here, { collection, id }, isOffline$),
    )
  }

  /** As somebody who opens it reads it: what was new is not any more. */
  private async readInbox(): Promise<void> {
    const { workspaceId } = this.team
    await this.show(
      inbox$(this.records, workspaceId, this.member.memberId).pipe(
        map(({ page }) => (this.unread = page.items.filter(({ readAt }) => readAt === null))),
      ),
    )
    await mark(this.unread, true, { records: this.records, runtime: this.runtime })
  }

  /** Over the screen, which stays. */
  private async search(text: string): Promise<void> {
    const palette = paletteModel(this.records, this.team.workspaceId, [], { scope: 'everything' })
    const open = palette.state$.subscribe()
    await this.type(text, palette.search)
    open.unsubscribe()
  }

  private async type(text: string, into: (text: string) => void): Promise<void> {
    for (let length = 1; length <= text.length; length += 1) {
      into(text.slice(0, length))
      await this.still()
    }
  }

  private async commit(mutations: readonly Mutation[]): Promise<void> {
    const { workspaceId } = this.team
    const outcomes = await this.records.commit(mutations, { workspaceId, mutationId: mutationIdOf(this.runtime.newId()) })
    for (const outcome of outcomes) if (outcome.status !== 'written') throw new Error(`a write of the hour is ${outcome.status}`)
    await this.still()
  }
}
