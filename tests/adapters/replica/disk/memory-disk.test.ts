import { describe, expect, it } from 'vitest'
import { MemoryDevice } from '../../../support/replica/memory-device'
import { MemoryPages } from '../../../support/replica/memory-pages'
import { describeDisks } from './disk-contract'

describeDisks('in memory', () => {
  const device = new MemoryDevice()
  return {
    backend: 'here',
    openTab: () => device.openTab(),
    setRoom: (room) => device.setRoom(room),
    close: async () => [],
  }
})

describe('remembered pages', () => {
  it('make way for newer ones, first what has not been used for longest', async () => {
    const pages = new MemoryPages(() => true, { pages: 2, units: 20 })
    const remember = (key: string, value: unknown) =>
      pages.remember(key, { collection: 'notifications', workspaceId: null, value })
    const remembered = async () => Promise.all(['a', 'b', 'c'].map((key) => pages.recall(key)))
    await remember('a', 1)
    await remember('b', 2)
    await pages.recall('a')
    await remember('c', 3)
    expect(await remembered()).toEqual([1, null, 3])

    await remember('b', 'so long that it is too long')
    expect(await remembered()).toEqual([null, null, null])
  })
})
