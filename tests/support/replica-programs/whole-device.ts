import { filter, firstValueFrom, Subscription } from 'rxjs'
import { openReplica, type ReplicaConnection } from '../../../src/adapters/replica/open-replica'
import { isPortError } from '../../../src/domain/model/errors/port-error'
import type { Id } from '../../../src/domain/model/kernel/id'
import type { AnyRecord } from '../../../src/domain/model/records/collections'
import type { MutationId } from '../../../src/domain/model/records/meta'
import type { Mutation, Outcome } from '../../../src/domain/model/records/mutation'
import type { RecordsPort } from '../../../src/ports/records.port'
import type { Client } from '../../harness/harness'
import { instead } from '../../harness/instead'
import type { LeapingRuntime } from '../../harness/leaping-runtime'
import type { Actor, Stage } from '../../harness/stage'
import { MemoryDevice, type MemoryTab } from '../replica/memory-device'

/** What the programs write to, and what is compared in the end. */
export const WATCHED = ['people', 'companies', 'deals', 'tags'] as const
export type Watched = (typeof WATCHED)[number]

export const MOST = 200

export interface WholeTab {
  readonly replica: ReplicaConnection
  /** What it shows, by collection and id. */
  readonly shown: Map<string, AnyRecord>
  /** It learned that it may show nothing any more. */
  isDenied: boolean
  end(): Promise<void>
}

/** What the set behind a device answered to the commits that reached it. */
export type Answered = (mutations: readonly Mutation[], outcomes: readonly Outcome<AnyRecord>[]) => void

/** A browser of one person: its tabs share the store and the session. Each has a connection of its own; all are cut together. */
export class WholeDevice {
  readonly id: string
  readonly person: Actor
  readonly kept = new MemoryDevice()
  tabs: readonly WholeTab[] = []
  private readonly stage: Stage
  private readonly runtime: LeapingRuntime
  private readonly answered: Answered
  private readonly clients = new Map<WholeTab, Client>()
  private first: Client | null = null
  private isCut = false

  constructor(id: string, parts: { stage: Stage; person: Actor; runtime: LeapingRuntime; answered: Answered }) {
    this.id = id
    this.stage = parts.stage
    this.person = parts.person
    this.runtime = parts.runtime
    this.answered = parts.answered
  }

  async openTab(): Promise<void> {
    const { world } = this.stage
    const client = await world.connect(this.first === null ? {} : { sameBrowserAs: this.first })
    if (this.first === null) {
      const { email, password } = this.person
      await client.ports.auth.signIn({ method: 'password', email, password })
      this.first = client
    }
    await firstValueFrom(client.ports.auth.session$.pipe(filter(({ status }) => status === 'signed-in')))
    const tab = this.tabOver(client, this.kept.openTab())
    this.clients.set(tab, client)
    this.tabs = [...this.tabs, tab]
    if (this.isCut) client.connection.cut()
  }

  /** Every tab ends without a word. */
  async crash(): Promise<void> {
    const { tabs } = this
    this.tabs = []
    await Promise.all(tabs.map((tab) => tab.end()))
  }

  cut(isCut: boolean): void {
    if (this.isCut === isCut) return
    this.isCut = isCut
    for (const { connection } of this.clients.values())
      if (isCut) connection.cut()
      else connection.restore()
  }

  get connections(): readonly Client['connection'][] {
    return [...this.clients.values()].map(({ connection }) => connection)
  }

  private tabOver(client: Client, kept: MemoryTab): WholeTab {
    const { workspaceId } = this.person
    const ports = { ...client.ports, records: this.recording(client.ports.records) }
    const replica = openReplica({ ports, runtime: this.runtime, disks: kept.disks, tabs: kept.tabs, backend: 'programs' })
    const shown = new Map<string, AnyRecord>()
    const watching = new Subscription()
    const tab: WholeTab = {
      replica,
      shown,
      isDenied: false,
      end: async () => {
        watching.unsubscribe()
        kept.die()
        await replica.close()
        this.clients.delete(tab)
        await client.close()
      },
    }
    for (const collection of WATCHED) {
      const orderBy = [{ field: 'id', direction: 'asc', empty: 'last' }] as const
      const query = { workspaceId, orderBy, limit: MOST, trash: 'include' } as const
      const page$ = replica.ports.records.watch(collection, query)
      const show = (items: readonly AnyRecord[]): void => {
        for (const key of shown.keys()) if (key.startsWith(`${collection}/`)) shown.delete(key)
        for (const record of items) shown.set(`${collection}/${record.id}`, record)
      }
      watching.add(
        page$.subscribe({
          next: ({ value }) => show(value.items),
          error: (error: unknown) => {
            tab.isDenied ||= isPortError(error, 'access/denied')
            show([])
          },
        }),
      )
    }
    return tab
  }

  private recording(records: RecordsPort): RecordsPort {
    return instead<RecordsPort>(records, {
      commit: async (mutations, options) => {
        const outcomes = await records.commit(mutations, options)
        this.answered(mutations, outcomes)
        return outcomes
      },
    })
  }
}

export function commitIn(
  { replica }: WholeTab,
  workspaceId: Id,
  commit: { readonly mutations: readonly Mutation[]; readonly mutationId: MutationId },
): Promise<readonly Outcome<AnyRecord>[]> {
  const { mutations, mutationId } = commit
  return replica.ports.records.commit(mutations, { workspaceId, mutationId })
}
