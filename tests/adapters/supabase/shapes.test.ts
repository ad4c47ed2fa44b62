import { expect, test } from 'vitest'
import { readMessage, readPeer } from '../../../src/adapters/supabase/events/messages'

const ID = '01a1feb9-7354-74b9-9410-7644cf71dd55'
const typing = { from: ID, connectionId: ID, payload: { field: 'firstName' } }
const present = { userId: ID, state: { memberId: ID, editing: null }, presence_ref: 'x' }

test('what our own clients send comes in', () => {
  expect(readMessage('record', 'typing', typing)).toEqual(typing)
  expect(readPeer('record', present)).toEqual({ userId: ID, state: { memberId: ID, editing: null } })
  const progress = { ...typing, payload: { importId: ID, done: 1, total: 9 } }
  expect(readMessage('workspace', 'import-progress', progress)).toEqual(progress)
})

test.each([
  null,
  'text',
  [],
  {},
  { ...typing, from: 'me' },
  { ...typing, connectionId: 7 },
  { ...typing, payload: null },
  { ...typing, payload: {} },
  { ...typing, payload: { field: 7 } },
  { ...typing, payload: { field: { toString: 'x' } } },
  { ...typing, payload: { field: 'x'.repeat(201) } },
])('a message in another shape is nobody’s: %j', (message) => {
  expect(readMessage('record', 'typing', message)).toBeNull()
})

test.each([
  null,
  7,
  { ...present, userId: '<b>' },
  { ...present, state: null },
  { ...present, state: { memberId: ID } },
  { ...present, state: { memberId: 'x', editing: null } },
  { ...present, state: { memberId: ID, editing: 'x'.repeat(10_000) } },
])('a presence in another shape is nobody’s: %j', (message) => {
  expect(readPeer('record', message)).toBeNull()
})

test('a message or presence of one topic is none of another', () => {
  expect(readMessage('workspace', 'import-progress', typing)).toBeNull()
  expect(readPeer('workspace', present)).toBeNull()
})

test('what is sent along comes no further', () => {
  const more = { ...present, evil: true, state: { ...present.state, evil: true } }
  expect(readPeer('record', more)).toEqual({ userId: ID, state: { memberId: ID, editing: null } })
})
