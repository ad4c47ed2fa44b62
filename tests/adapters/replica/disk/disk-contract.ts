import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { DiskStep } from '../../../../src/adapters/replica/disk/replica-disk'
import type { PageCursor } from '../../../../src/domain/model/query/ast'
import type { ChangeCursor } from '../../../../src/ports/events.port'
import {
  CURSOR,
  SEEN,
  ended,
  entry,
  found,
  foundAt,
  gone,
  stepsSeenBy,
  newId,
  opened,
  person,
  addressIn,
  type DiskWorld,
} from './disk-world'

/** What every place that a replica is kept in promises. */
export function describeDisks(kind: string, open: () => DiskWorld): void {
  let world: DiskWorld

  beforeEach(() => {
    world = open()
  })
  afterEach(() => ended(world))

  describe(`${kind}: a replica`, () => {
    it('is as it was when it is opened again', async () => {
      const address = addressIn(world)
      const [ada, waiting] = [person('Ada'), entry(1)]
      const disk = await opened(world, address)
      await disk.write({ changes: [ada], cursor: CURSOR, held: ['people'], seenAt: SEEN, outbox: { put: [waiting] } })

      expect(await foundAt(world, address)).toEqual({
        rows: [ada.record],
        cursor: CURSOR,
        copy: null,
        held: ['people'],
        seenAt: SEEN,
        outbox: [waiting],
        unreadable: [],
      })
    })

    it('keeps how far a copy has come with what it has read, until it is complete or begun afresh', async () => {
      const address = addressIn(world)
      const [ada, grace] = [person('Ada'), person('Grace')]
      const rest = { held: ['people'], after: { people: 'ada' as PageCursor }, total: 2 } as const
      const copy = { cursor: CURSOR, rest }
      const disk = await opened(world, address)
      await disk.write({ afresh: true, changes: [ada], copy, cursor: null })
      const begun = await foundAt(world, address)
      await disk.write({ changes: [grace], copy: null, cursor: CURSOR, held: ['people'] })
      const completed = await foundAt(world, address)
      await disk.write({ changes: [], copy })
      await disk.write({ afresh: true, changes: [ada] })

      expect(begun).toMatchObject({ rows: [ada.record], copy, cursor: null, held: [] })
      expect(completed).toMatchObject({ rows: [ada.record, grace.record], copy: null, cursor: CURSOR, held: ['people'] })
      expect(await foundAt(world, address)).toMatchObject({ rows: [ada.record], copy: null, cursor: null })
    })

    it('is empty at first', async () => {
      expect(await foundAt(world, addressIn(world))).toEqual({
        rows: [],
        cursor: null,
        copy: null,
        held: [],
        seenAt: null,
        outbox: [],
        unreadable: [],
      })
    })

    it('holds of each record what was written last, and what a step does not name stays', async () => {
      const address = addressIn(world)
      const [ada, grace] = [person('Ada'), person('Grace')]
      const disk = await opened(world, address)
      await disk.write({ changes: [ada, grace], cursor: CURSOR, held: ['people'], seenAt: SEEN })
      const married = person('Augusta', ada.id)
      await disk.write({ changes: [married, gone(grace.id)] })

      expect(await foundAt(world, address)).toEqual({
        rows: [married.record],
        cursor: CURSOR,
        copy: null,
        held: ['people'],
        seenAt: SEEN,
        outbox: [],
        unreadable: [],
      })
    })

    it('holds the outbox in the order of its places, each entry as it was written last', async () => {
      const address = addressIn(world)
      const [first, second, third] = [entry(1), entry(2), entry(3)]
      const disk = await opened(world, address)
      await disk.write({ outbox: { put: [third, second, first] } })
      const refused = {
        ...second,
        state: { kind: 'refused', error: { code: 'access/denied', details: { action: 'x' } } },
      } as const
      await disk.write({ outbox: { put: [refused], remove: [first.mutationId] } })

      expect((await foundAt(world, address)).outbox).toEqual([refused, third])
    })

    it('takes steps in the order in which they were requested', async () => {
      const address = addressIn(world)
      const { id } = person('Ada')
      const disk = await opened(world, address)
      const names = Array.from({ length: 20 }, (_, index) => `Ada ${index}`)
      await Promise.all(names.map((firstName) => disk.write({ changes: [person(firstName, id)] })))

      expect((await foundAt(world, address)).rows).toMatchObject([{ firstName: 'Ada 19' }])
    })

    it('holds all of a step or nothing', async () => {
      const address = addressIn(world)
      const disk = await opened(world, address)
      const unwritable = { ...entry(1), at: 1n as never }

      const step = { changes: [person('Ada')], cursor: CURSOR, outbox: { put: [unwritable] } }
      await expect(disk.write(step)).rejects.toMatchObject({ code: 'internal/unexpected' })
      expect(await foundAt(world, address)).toMatchObject({ rows: [], cursor: null, outbox: [] })
    })

    it('of which a tab dies in the middle of a step, has it whole or not at all, and all before it', async () => {
      const address = addressIn(world)
      const tab = world.openTab()
      const disk = tab.disks.disk(address)
      await found(disk)
      await disk.write({ changes: [person('Ada')], outbox: { put: [entry(1)] } })
      void disk.write({ changes: [person('Grace')], outbox: { put: [entry(2)] } }).catch(() => undefined)
      tab.die()

      const { rows, outbox } = await foundAt(world, address)
      expect([1, 2]).toContain(rows.length)
      expect(outbox).toHaveLength(rows.length)
    })

    it('that is begun afresh lets go of its rows and keeps its outbox', async () => {
      const address = addressIn(world)
      const [grace, waiting] = [person('Grace'), entry(1)]
      const disk = await opened(world, address)
      await disk.write({ changes: [person('Ada')], cursor: CURSOR, held: ['people'], seenAt: SEEN, outbox: { put: [waiting] } })
      await disk.write({ afresh: true, changes: [grace] })
      await disk.write({ cursor: 'c2' as ChangeCursor, held: ['people'] })

      expect(await foundAt(world, address)).toEqual({
        rows: [grace.record],
        cursor: 'c2',
        copy: null,
        held: ['people'],
        seenAt: SEEN,
        outbox: [waiting],
        unreadable: [],
      })
    })

    it('is apart from those of other workspaces, people and backends', async () => {
      const address = addressIn(world)
      const disk = await opened(world, address)
      await disk.write({ changes: [person('Ada')], outbox: { put: [entry(1)] } })
      const others = [
        { ...address, workspaceId: newId() },
        { ...address, userId: newId() },
        { ...address, backend: `${world.backend}/other` },
      ]

      for (const other of others) expect(await foundAt(world, other)).toMatchObject({ rows: [], outbox: [] })
    })
  })

  describe(`${kind}: several tabs`, () => {
    it('get what the others wrote, in order, and nothing of their own', async () => {
      const address = addressIn(world)
      const [one, two, listener] = [await opened(world, address), await opened(world, address), await opened(world, address)]
      const [seen, own] = [stepsSeenBy(listener), stepsSeenBy(one)]
      const steps = Array.from({ length: 10 }, (_, order): DiskStep => ({ outbox: { put: [entry(order)] } }))
      for (const [index, step] of steps.entries()) await (index % 2 === 0 ? one : two).write(step)

      await expect.poll(() => seen).toEqual(steps)
      await expect.poll(() => own).toEqual(steps.filter((_, index) => index % 2 === 1))
    })

    it('that open in between find what was written before, and get the rest', async () => {
      const address = addressIn(world)
      const writer = await opened(world, address)
      const steps = Array.from({ length: 6 }, (_, order): DiskStep => ({ outbox: { put: [entry(order)] } }))
      const writing = (async () => {
        for (const step of steps) await writer.write(step)
      })()
      const late = world.openTab().disks.disk(address)
      const seen = stepsSeenBy(late)
      const { outbox } = await found(late)
      await writing

      const orders = () => {
        const added = seen.flatMap((step) => (step === 'wiped' ? [] : (step.outbox?.put ?? [])))
        return [...outbox, ...added].map(({ order }) => order)
      }
      await expect.poll(orders).toEqual([0, 1, 2, 3, 4, 5])
    })
  })

  describe(`${kind}: a tab that has opened`, () => {
    it('gets what was written before it subscribed', async () => {
      const address = addressIn(world)
      const [writer, listener] = [await opened(world, address), await opened(world, address)]
      const step: DiskStep = { outbox: { put: [entry(1)] } }
      await writer.write(step)
      await (await opened(world, address)).close()

      const seen = stepsSeenBy(listener)
      await expect.poll(() => seen).toEqual([step])
    })
  })

  describe(`${kind}: where there is little room`, () => {
    it('remembered pages go before rows, and rows before the outbox', async () => {
      const address = addressIn(world)
      const { disks } = world.openTab()
      const pages = disks.pages(address)
      await pages.remember('inbox', { collection: 'notifications', workspaceId: null, value: ['a page'] })
      const disk = disks.disk(address)
      await found(disk)
      await disk.write({ changes: [person('Ada')], cursor: CURSOR, held: ['people'], seenAt: SEEN })
      world.setRoom('outbox')
      const waiting = entry(1)
      await disk.write({ outbox: { put: [waiting] } })

      expect(await pages.recall('inbox')).toBeNull()
      expect(await foundAt(world, address)).toMatchObject({ rows: [], cursor: null, held: [], seenAt: SEEN, outbox: [waiting] })
    })

    it('rows of tabs that were opened before are not kept any more, for some of them are gone', async () => {
      const address = addressIn(world)
      const [disk, other] = [await opened(world, address), await opened(world, address)]
      await disk.write({ changes: [person('Ada')], cursor: CURSOR })
      world.setRoom('outbox')
      await disk.write({ changes: [person('Grace')], cursor: 'c2' as ChangeCursor })
      world.setRoom('plenty')
      for (const tab of [disk, other]) await tab.write({ changes: [person('Edsger')], cursor: 'c3' as ChangeCursor })

      expect(await foundAt(world, address)).toMatchObject({ rows: [], cursor: null })
      await other.write({ afresh: true, changes: [person('Barbara')], cursor: 'c4' as ChangeCursor })
      expect(await foundAt(world, address)).toMatchObject({ rows: [{ firstName: 'Barbara' }], cursor: 'c4' })
    })

    it('an entry of the outbox that does not fit is refused, and what is kept stays', async () => {
      const address = addressIn(world)
      const disk = await opened(world, address)
      const waiting = entry(1)
      await disk.write({ outbox: { put: [waiting] } })
      world.setRoom('none')

      await expect(disk.write({ outbox: { put: [entry(2)] } })).rejects.toMatchObject({ code: 'store/full' })
      world.setRoom('plenty')
      expect((await foundAt(world, address)).outbox).toEqual([waiting])
    })
  })

  describe(`${kind}: wiping`, () => {
    it('leaves nothing, tells every tab, and takes nothing more', async () => {
      const address = addressIn(world)
      const [disk, other] = [await opened(world, address), await opened(world, address)]
      const seen = stepsSeenBy(other)
      await disk.write({ changes: [person('Ada')], cursor: CURSOR, outbox: { put: [entry(1)] } })
      await disk.wipe()

      await expect.poll(() => seen.at(-1)).toBe('wiped')
      for (const tab of [disk, other])
        await expect(tab.write({ outbox: { put: [entry(2)] } })).rejects.toMatchObject({ code: 'call/cancelled' })
      expect(await world.openTab().disks.addresses(address)).toEqual([])
      expect(await foundAt(world, address)).toEqual({
        rows: [],
        cursor: null,
        copy: null,
        held: [],
        seenAt: null,
        outbox: [],
        unreadable: [],
      })
    })

    it('a person leaves nothing of theirs in any workspace, and all of the others', async () => {
      const [mine, theirs] = [addressIn(world), addressIn(world)]
      const second = { ...mine, workspaceId: newId() }
      for (const address of [mine, second, theirs]) {
        const disk = await opened(world, address)
        await disk.write({ changes: [person('Ada')] })
        await world
          .openTab()
          .disks.pages(address)
          .remember('inbox', { collection: 'notifications', workspaceId: null, value: 'a page' })
      }
      const { disks } = world.openTab()
      await disks.wipe(mine)

      expect([await disks.addresses(mine), await disks.pages(mine).recall('inbox')]).toEqual([[], null])
      expect([await disks.addresses(theirs), await disks.pages(theirs).recall('inbox')]).toEqual([[theirs], 'a page'])
    })
  })

  describe(`${kind}: a device`, () => {
    it('knows what it keeps of a person, and what of it is still to be sent, unopened', async () => {
      const address = addressIn(world)
      const second = { ...address, workspaceId: newId() }
      const entries = [entry(2), entry(1)]
      const disk = await opened(world, address)
      await disk.write({ outbox: { put: entries } })
      await disk.close()
      await (await opened(world, second)).write({ changes: [person('Ada')] })

      const { disks } = world.openTab()
      const addresses = (await disks.addresses(address)).map(({ workspaceId }) => workspaceId)
      expect(addresses.toSorted()).toEqual([address.workspaceId, second.workspaceId].toSorted())
      expect((await disks.outbox(address)).outbox).toEqual(entries.toReversed())
      expect((await disks.outbox(second)).outbox).toEqual([])
    })

    it('remembers pages until they are forgotten', async () => {
      const address = addressIn(world)
      const pages = world.openTab().disks.pages(address)
      await pages.remember('members', { collection: 'members', workspaceId: address.workspaceId, value: { items: ['Ada'] } })
      await pages.remember('inbox', { collection: 'notifications', workspaceId: null, value: ['of several'] })
      await pages.remember('elsewhere', { collection: 'members', workspaceId: newId(), value: 1 })
      const again = world.openTab().disks.pages(address)
      expect(await again.recall('members')).toEqual({ items: ['Ada'] })
      await again.forget(address.workspaceId)

      const left = await Promise.all(['members', 'inbox', 'elsewhere'].map((key) => pages.recall(key)))
      expect(left).toEqual([null, null, 1])
    })

    it('remembers which workspaces there are when a record of one is gone, and nothing else of it', async () => {
      const address = addressIn(world)
      const pages = world.openTab().disks.pages(address)
      await pages.remember('workspaces', { collection: 'workspaces', workspaceId: null, value: ['Looms'] })
      await pages.remember('person', { collection: 'people', workspaceId: null, value: 'Ada' })
      await pages.forgetRecords(address.workspaceId)
      expect(await Promise.all(['workspaces', 'person'].map((key) => pages.recall(key)))).toEqual([['Looms'], null])
    })
  })

  describe(`${kind}: of tabs that ask to lead`, () => {
    it('one does, then the next, however it ends', async () => {
      const tabs = [world.openTab(), world.openTab(), world.openTab()]
      const leads = [false, false, false]
      const name = `${world.backend}/lead`
      const asking = tabs.map(({ tabs: { lead } }, index) => lead(name).subscribe((isLeader) => (leads[index] = isLeader)))
      await expect.poll(() => leads).toEqual([true, false, false])
      asking[0]?.unsubscribe()
      await expect.poll(() => leads.slice(1)).toEqual([true, false])
      tabs[1]?.die()
      await expect.poll(() => leads[2]).toBe(true)
      asking[2]?.unsubscribe()
    })
  })
}
