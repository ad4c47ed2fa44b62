import { expect, test } from 'vitest'
import { inTurns } from '../../../src/adapters/supabase/records/commit'

function page() {
  const turnsAfter: number[] = []
  let taken = 0
  return {
    turnsAfter,
    take: (item: number, place: number) => {
      taken += 1
      return [item, place]
    },
    turn: async () => void turnsAfter.push(taken),
  }
}

test('of many rows the page has its turns between, and they come out in order', async () => {
  const { take, turn, turnsAfter } = page()
  const items = Array.from({ length: 120 }, (_, place) => place * 2)
  expect(await inTurns(items, turn, take)).toEqual(items.map((item, place) => [item, place]))
  expect(turnsAfter).toEqual([50, 100])
})

test('a few rows wait for no turn', async () => {
  const { take, turn, turnsAfter } = page()
  expect(await inTurns([1, 2], turn, take)).toHaveLength(2)
  expect(turnsAfter).toEqual([])
})
