import { expect, it } from 'vitest'
import { mentionedIn } from '../../../src/domain/model/notes/note'
import { idOf } from '../records/make'

const [ANA, ANA_REIS, JOSE] = [
  { id: idOf(1), displayName: 'Ana' },
  { id: idOf(2), displayName: 'Ana Reis' },
  { id: idOf(3), displayName: 'José 李' },
] as const
const mentioned = (body: string) => mentionedIn(body, [ANA, ANA_REIS, JOSE])

it.each([
  ['@Ana Reis, please call', [ANA_REIS.id]],
  ['**@Ana** and (@José 李) and @Ana again', [ANA.id, JOSE.id]],
  ['line\n@Ana', [ANA.id]],
  ['ana@Ana.example, @Anabel, @ana, Ana', []],
  ['', []],
])('%j names its members', (body, ids) => {
  expect(mentioned(body)).toEqual(ids)
})
