import { afterEach, beforeEach, expect, it } from 'vitest'
import { isForDevelopers } from '../../../src/ui/app/preferences'

const before = location.href

beforeEach(() => localStorage.clear())
afterEach(() => history.replaceState(null, '', before))

function openedAt(address: string): boolean {
  history.replaceState(null, '', address)
  return isForDevelopers(false)
}

it('the developer panel is for who asks for it, and for development', () => {
  expect(openedAt('/w/engines/people')).toBe(false)
  expect(openedAt('/?dev')).toBe(true)
  expect(openedAt('/w/engines/people')).toBe(true)
  expect(openedAt('/?dev=off')).toBe(false)
  expect(openedAt('/w/engines/people')).toBe(false)
  expect(isForDevelopers(true)).toBe(true)
})
