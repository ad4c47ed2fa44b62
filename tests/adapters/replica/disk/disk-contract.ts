import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { DiskStep } from '../../../../src/adapters/replica/disk/replica-disk'
import type { ChangeCursor } from '../../../../src/ports/events.port'
import {
  CURSOR,
  SEEN,
  ended,
  entry,
  found,
  foundAt,
  gone,
  heardBy,
  newId,
  opened,
  person,
  placeIn,
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
      const place = placeIn(world)
      const [ada, waiting] = [person('Ada'), entry(1)]
      const disk = await opened(world, place)
      await disk.write({ changes: [ada], cursor: CURSOR, held: ['people'], seenAt: SEEN, outbox: { put: [waiting] } })

      expect(await foundAt(world, place)).toEqual({
        rows: [ada.record],
        cursor: CURSOR,
        held: ['people'],
        seenAt: SEEN,
        outbox: [waiting],
        unreadable: [],
      })
    })

    it('is empty at first', async () => {
      expect(await foundAt(world, placeIn(world))).toEqual({
        rows: [],
        cursor: null,
        held: [],
        seenAt: null,
        outbox: [],
        unreadable: [],
      })
    })

    it('holds of each record what was written last, and what a step does not name stays', async () => {
      const place = placeIn(world)
      const [ada, grace] = [person('Ada'), person('Grace')]
      const disk = await opened(world, place)
      await disk.write({ changes: [ada, grace], cursor: CURSOR, held: ['people'], seenAt: SEEN })
      const married = person('Augusta', ada.id)
      await disk.write({ changes: [married, gone(grace.id)] })

      expect(await foundAt(world, place)).toEqual({
        rows: [married.record],
        cursor: CURSOR,
        held: ['people'],
        seenAt: SEEN,
        outbox: [],
        unreadable: [],
      })
    })

    it('holds the outbox in the order of its places, each entry as it was written last', async () => {
      const place = placeIn(world)
      const [first, second, third] = [entry(1), entry(2), entry(3)]
      const disk = await opened(world, place)
      await disk.write({ outbox: { put: [third, second, first] } })
      const refused = {
        ...second,
        state: { kind: 'refused', error: { code: 'access/denied', details: { action: 'x' } } },
      } as const
      await disk.write({ outbox: { put: [refused], remove: [first.mutationId] } })

      expect((await foundAt(world, place)).outbox).toEqual([refused, third])
    })

    it('takes steps in the order they were asked for', async () => {
      const place = placeIn(world)
      const { id } = person('Ada')
      const disk = await opened(world, place)
      const names = Array.from({ length: 20 }, (_, index) => `Ada ${index}`)
      await Promise.all(names.map((firstName) => disk.write({ changes: [person(firstName, id)] })))

      expect((await foundAt(world, place)).rows).toMatchObject([{ firstName: 'Ada 19' }])
    })

    it('holds all of a step or nothing', async () => {
      const place = placeIn(world)
      const disk = await opened(world, place)
      const unwritable = { ...entry(1), at: 1n as never }

      const step = { changes: [person('Ada')], cursor: CURSOR, outbox: { put: [unwritable] } }
      await expect(disk.write(step)).rejects.toMatchObject({ code: 'internal/unexpected' })
      expect(await foundAt(world, place)).toMatchObject({ rows: [], cursor: null, outbox: [] })
    })

    it('of which a tab dies in the middle of a step, has it whole or not at all, and all before it', async () => {
      const place = placeIn(world)
      const tab = world.openTab()
      const disk = tab.disks.disk(place)
      await found(disk)
      await disk.write({ changes: [person('Ada')], outbox: { put: [entry(1)] } })
      void disk.write({ changes: [person('Grace')], outbox: { put: [entry(2)] } }).catch(() => undefined)
      tab.die()

      const { rows, outbox } = await foundAt(world, place)
      expect([1, 2]).toContain(rows.length)
      expect(outbox).toHaveLength(rows.length)
    })

    it('that is begun afresh lets go of its rows and keeps its outbox', async () => {
      const place = placeIn(world)
      const [grace, waiting] = [person('Grace'), entry(1)]
      const disk = await opened(world, place)
      await disk.write({ changes: [person('Ada')], cursor: CURSOR, held: ['people'], seenAt: SEEN, outbox: { put: [waiting] } })
      await disk.write({ afresh: true, changes: [grace] })
      await disk.write({ cursor: 'c2' as ChangeCursor, held: ['people'] })

      expect(await foundAt(world, place)).toEqual({
        rows: [grace.record],
        cursor: 'c2',
        held: ['people'],
        seenAt: SEEN,
        outbox: [waiting],
        unreadable: [],
      })
    })

    it('is apart from those of other workspaces, people and backends', async () => {
      const place = placeIn(world)
      const disk = await opened(world, place)
      await disk.write({ changes: [person('Ada')], outbox: { put: [entry(1)] } })
      const others = [
        { ...place, workspaceId: newId() },
        { ...place, userId: newId() },
        { ...place, backend: `${world.backend}/other` },
      ]

      for (const other of others) expect(await foundAt(world, other)).toMatchObject({ rows: [], outbox: [] })
    })
  })

  describe(`${kind}: several tabs`, () => {
    it('hear in order what the others wrote, and nobody hears oneself', async () => {
      const place = placeIn(world)
      const [one, two, listener] = [await opened(world, place), await opened(world, place), await opened(world, place)]
      const [heard, own] = [heardBy(listener), heardBy(one)]
      const steps = Array.from({ length: 10 }, (_, order): DiskStep => ({ outbox: { put: [entry(order)] } }))
      for (const [index, step] of steps.entries()) await (index % 2 === 0 ? one : two).write(step)

      await expect.poll(() => heard).toEqual(steps)
      await expect.poll(() => own).toEqual(steps.filter((_, index) => index % 2 === 1))
    })

    it('that open in between find what was written before, and hear the rest', async () => {
      const place = placeIn(world)
      const writer = await opened(world, place)
      const steps = Array.from({ length: 6 }, (_, order): DiskStep => ({ outbox: { put: [entry(order)] } }))
      const writing = (async () => {
        for (const step of steps) await writer.write(step)
      })()
      const late = world.openTab().disks.disk(place)
      const heard = heardBy(late)
      const { outbox } = await found(late)
      await writing

      const orders = () => {
        const told = heard.flatMap((step) => (step === 'wiped' ? [] : (step.outbox?.put ?? [])))
        return [...outbox, ...told].map(({ order }) => order)
      }
      await expect.poll(orders).toEqual([0, 1, 2, 3, 4, 5])
    })
  })

  describe(`${kind}: a tab that has opened`, () => {
    it('hears what was written before it listened', async () => {
      const place = placeIn(world)
      const [writer, listener] = [await opened(world, place), await opened(world, place)]
      const step: DiskStep = { outbox: { put: [entry(1)] } }
      await writer.write(step)
      await (await opened(world, place)).close()

      const heard = heardBy(listener)
      await expect.poll(() => heard).toEqual([step])
    })
  })

  describe(`${kind}: where there is little room`, () => {
    it('remembered pages go before rows, and rows before the outbox', async () => {
      const place = placeIn(world)
      const { disks } = world.openTab()
      const pages = disks.pages(place)
      await pages.remember('inbox', { collection: 'notifications', workspaceId: null, value: ['a page'] })
      const disk = disks.disk(place)
      await found(disk)
      await disk.write({ changes: [person('Ada')], cursor: CURSOR, held: ['people'], seenAt: SEEN })
      world.setRoom('outbox')
      const waiting = entry(1)
      await disk.write({ outbox: { put: [waiting] } })

      expect(await pages.recall('inbox')).toBeNull()
      expect(await foundAt(world, place)).toMatchObject({ rows: [], cursor: null, held: [], seenAt: SEEN, outbox: [waiting] })
    })

    it('rows of tabs that were opened before are not kept any more, for some of them are gone', async () => {
      const place = placeIn(world)
      const [disk, other] = [await opened(world, place), await opened(world, place)]
      await disk.write({ changes: [person('Ada')], cursor: CURSOR })
      world.setRoom('outbox')
      await disk.write({ changes: [person('Grace')], cursor: 'c2' as ChangeCursor })
      world.setRoom('plenty')
      for (const tab of [disk, other]) await tab.write({ changes: [person('Edsger')], cursor: 'c3' as ChangeCursor })

      expect(await foundAt(world, place)).toMatchObject({ rows: [], cursor: null })
      await other.write({ afresh: true, changes: [person('Barbara')], cursor: 'c4' as ChangeCursor })
      expect(await foundAt(world, place)).toMatchObject({ rows: [{ firstName: 'Barbara' }], cursor: 'c4' })
    })

    it('an entry of the outbox that does not fit is refused, and what is kept stays', async () => {
      const place = placeIn(world)
      const disk = await opened(world, place)
      const waiting = entry(1)
      await disk.write({ outbox: { put: [waiting] } })
      world.setRoom('none')

      await expect(disk.write({ outbox: { put: [entry(2)] } })).rejects.toMatchObject({ code: 'store/full' })
      world.setRoom('plenty')
      expect((await foundAt(world, place)).outbox).toEqual([waiting])
    })
  })

  describe(`${kind}: wiping`, () => {
    it('leaves nothing, tells every tab, and takes nothing more', async () => {
      const place = placeIn(world)
      const [disk, other] = [await opened(world, place), await opened(world, place)]
      const heard = heardBy(other)
      await disk.write({ changes: [person('Ada')], cursor: CURSOR, outbox: { put: [entry(1)] } })
      await disk.wipe()

      await expect.poll(() => heard.at(-1)).toBe('wiped')
      for (const tab of [disk, other])
        await expect(tab.write({ outbox: { put: [entry(2)] } })).rejects.toMatchObject({ code: 'call/cancelled' })
      expect(await world.openTab().disks.places(place)).toEqual([])
      expect(await foundAt(world, place)).toEqual({ rows: [], cursor: null, held: [], seenAt: null, outbox: [], unreadable: [] })
    })

    it('a person leaves nothing of theirs in any workspace, and all of the others', async () => {
      const [mine, theirs] = [placeIn(world), placeIn(world)]
      const second = { ...mine, workspaceId: newId() }
      for (const place of [mine, second, theirs]) {
        const disk = await opened(world, place)
        await disk.write({ changes: [person('Ada')] })
        await world
          .openTab()
          .disks.pages(place)
          .remember('inbox', { collection: 'notifications', workspaceId: null, value: 'a page' })
      }
      const { disks } = world.openTab()
      await disks.wipe(mine)

      expect([await disks.places(mine), await disks.pages(mine).recall('inbox')]).toEqual([[], null])
      expect([await disks.places(theirs), await disks.pages(theirs).recall('inbox')]).toEqual([[theirs], 'a page'])
    })
  })

  describe(`${kind}: a device`, () => {
    it('knows what it keeps of a person, and what of it is still to be sent, unopened', async () => {
      const place = placeIn(world)
      const second = { ...place, workspaceId: newId() }
      const entries = [entry(2), entry(1)]
      const disk = await opened(world, place)
      await disk.write({ outbox: { put: entries } })
      await disk.close()
      await (await opened(world, second)).write({ changes: [person('Ada')] })

      const { disks } = world.openTab()
      const places = (await disks.places(place)).map(({ workspaceId }) => workspaceId)
      expect(places.toSorted()).toEqual([place.workspaceId, second.workspaceId].toSorted())
      expect((await disks.outbox(place)).outbox).toEqual(entries.toReversed())
      expect((await disks.outbox(second)).outbox).toEqual([])
    })

    it('remembers pages until they are forgotten', async () => {
      const place = placeIn(world)
      const pages = world.openTab().disks.pages(place)
      await pages.remember('members', { collection: 'members', workspaceId: place.workspaceId, value: { items: ['Ada'] } })
      await pages.remember('inbox', { collection: 'notifications', workspaceId: null, value: ['of several'] })
      await pages.remember('elsewhere', { collection: 'members', workspaceId: newId(), value: 1 })
      const again = world.openTab().disks.pages(place)
      expect(await again.recall('members')).toEqual({ items: ['Ada'] })
      await again.forget(place.workspaceId)

      const left = await Promise.all(['members', 'inbox', 'elsewhere'].map((key) => pages.recall(key)))
      expect(left).toEqual([null, null, 1])
    })

    it('remembers which workspaces there are when a record of one is gone, and nothing else of it', async () => {
      const place = placeIn(world)
      const pages = world.openTab().disks.pages(place)
      await pages.remember('workspaces', { collection: 'workspaces', workspaceId: null, value: ['Looms'] })
      await pages.remember('person', { collection: 'people', workspaceId: null, value: 'Ada' })
      await pages.forgetRecords(place.workspaceId)
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
