import { keyOf, localVersion, type RecordKey } from '../../../../src/adapters/replica/core/record-key'
import type { OutboxEntry } from '../../../../src/adapters/replica/core/outbox-entry'
import type { RecordChange } from '../../../../src/adapters/shared/commits/commit-entry'
import type { AnyRecord } from '../../../../src/domain/model/records/collections'
import type { MutationId } from '../../../../src/domain/model/records/meta'
import type { ChangeCursor } from '../../../../src/ports/events.port'
import {
  after,
  altered,
  before,
  bug,
  entering,
  fedWith,
  handling,
  ignoring,
  part,
  replaced,
  sent,
  withKeep,
  withoutEvents,
  type Method,
  type PlantedBug,
} from './plant'
import { anewEachTime, byHalves, cursorFirst, keptAtOnce, mineWins, namedAsBefore, restFirst, wholeRecord } from './faulty-acts'

export const PLANTED_BUGS: readonly PlantedBug[] = [
  bug(
    'the outbox is not kept',
    withKeep((keep) => ({ ...keep, step: { ...keep.step, outbox: {} } })),
  ),
  bug('what is kept is answered before it is kept', (core) => {
    return altered(core, (effect) => [effect, ...keptAtOnce(effect, core)])
  }),
  bug('a gap is not noticed', withoutEvents('gap')),
  bug('the cursor is kept before the data', (core) =>
    altered(core, (effect) => (effect.kind === 'keep' ? cursorFirst(effect) : [effect])),
  ),
  bug('the cursor is taken after the pages', (core, real) => {
    return before(core, 'read-all', () => {
      const reading = part(real.following, 'reading')
      const later = Reflect.get(reading, 'later') as { cursor: string }[]
      Reflect.set(reading, 'cursor', later.at(-1)?.cursor ?? Reflect.get(reading, 'cursor'))
      later.length = 0
    })
  }),
  bug(
    'an interrupted copy goes on from the present',
    (core) => {
      let present: ChangeCursor | null = null
      const listening = before(core, 'fed', ({ cursor }) => (present = cursor))
      return withKeep((keep) => {
        const { copy } = keep.step
        return copy && present !== null ? { ...keep, step: { ...keep.step, copy: { ...copy, cursor: present } } } : keep
      })(listening)
    },
    80,
  ),
  bug('what a copy has left to read is kept before what it has read', (core) =>
    altered(core, (effect) => (effect.kind === 'keep' ? restFirst(effect) : [effect])),
  ),
  bug(
    'what was in no page stays',
    replaced(
      (real) => [real.following, 'unseen'],
      () => () => [],
    ),
  ),
  bug(
    'a deletion is passed over',
    (core) => {
      return fedWith(core, (event) => ({ ...event, changes: event.changes.filter(({ record }) => record !== null) }))
    },
    480,
  ),
  bug('the feed counts as bringing everything answered', (core, real) => {
    Reflect.set(real.following, 'broughtBy', () => real.shared.acknowledged())
    return core
  }),
  bug('what the server has is shown no longer once it has answered', (core, real) => {
    const sending = part(real, 'sending')
    const acknowledge = Reflect.get(sending, 'acknowledge') as Method
    Reflect.set(sending, 'acknowledge', (...values: never[]) => {
      acknowledge.apply(sending, values)
      real.shared.change({ remove: [(values[0]! as OutboxEntry).mutationId] })
    })
    return core
  }),
  bug('a commit is given up when the connection fails', (core, real) => {
    return after(
      core,
      'failed',
      ({ mutationId }) => real.shared.queue.get(mutationId) !== null && real.shared.change({ remove: [mutationId] }),
    )
  }),
  bug('what the server refuses is dropped in silence', (core, real) => {
    return after(core, 'failed', ({ mutationId }) => {
      if (real.shared.queue.get(mutationId)?.state.kind === 'refused') real.shared.change({ remove: [mutationId] })
    })
  }),
  bug('an answer that nobody understands is taken for a verdict', (core, real) => {
    return after(core, 'failed', ({ mutationId, error }) => {
      const entry = real.shared.queue.get(mutationId)
      const isOdd = error.code === 'internal/unexpected' || error.code === 'store/full'
      if (entry !== null && isOdd) real.shared.change({ put: [{ ...entry, state: { kind: 'refused', error } }] })
    })
  }),
  bug('it is sent again as something new', (core) => anewEachTime(core), 80),
  bug('all fields of a record are sent', (core, _real, rows) => sent(core, (mutation) => wholeRecord(mutation, rows))),
  bug('whatever stands is written over', (core) =>
    sent(core, (mutation) => ('expect' in mutation ? { ...mutation, expect: 'any' } : mutation)),
  ),
  bug(
    'mine is merged over theirs',
    replaced(
      (real) => [part(real, 'sending'), 'merged'],
      () => mineWins,
    ),
  ),
  bug(
    'where both wrote, mine is dropped',
    replaced(
      (real) => [part(real, 'sending'), 'merged'],
      () => () => ({ kind: 'nothing' }),
    ),
  ),
  bug(
    'what was written upon a merged commit goes on unasked',
    (core, real) => {
      const { queue } = real.shared
      Reflect.set(part(real, 'sending'), 'moved', ({ mutationId }: OutboxEntry, nowOf: (key: RecordKey) => AnyRecord | null) =>
        queue.retargeted(localVersion(mutationId), (mutation) => nowOf(keyOf(mutation))?.version ?? null),
      )
      return core
    },
    120,
  ),
  bug(
    'a commit overtakes the one it was written upon',
    (core, real) => {
      Reflect.set(real.shared.queue, 'next', (isDurable: (id: MutationId) => boolean) => {
        return (
          real.shared.queue.all().findLast(({ mutationId, state }) => state.kind === 'waiting' && isDurable(mutationId)) ?? null
        )
      })
      return core
    },
    40,
  ),
  bug(
    'somebody else’s field hides one’s own waiting write',
    (core, real) => {
      Reflect.set(real.shared.overlay, 'rebased', real.shared.rules.speculate.bind(real.shared.rules))
      return core
    },
    70,
  ),
  bug('the outbox of before is not read', (core) => {
    return entering(core, (event) => (event.kind === 'opened' ? { ...event, kept: { ...event.kept, outbox: [] } } : event))
  }),
  bug(
    'what came to a follower is not written when it leads',
    replaced(
      (real) => [part(real.following, 'unwritten'), 'take'],
      () => () => null,
    ),
  ),
  bug(
    'a whole is put beside what was there',
    withKeep(({ step: { afresh: _, ...step }, ...keep }) => ({ ...keep, step })),
  ),
  bug('the feed’s silence goes unnoticed', (core) => ignoring(core, (event) => event.kind === 'woken' && event.to === 'confirm')),
  bug('the queue rests after the first failure', (core) =>
    ignoring(core, (event) => event.kind === 'woken' && event.to === 'send'),
  ),
  bug('a withdrawal is ignored', withoutEvents('denied')),
  bug('what is withdrawn stays on the disk', (core) => altered(core, (effect) => (effect.kind === 'wipe' ? [] : [effect]))),
  bug(
    'several are on their way at once',
    (core, real) => {
      const onTheirWay = new Set<MutationId>()
      Object.defineProperty(part(real, 'sending'), 'sent', { get: () => null, set() {} })
      Reflect.set(real.shared.queue, 'next', (isDurable: (id: MutationId) => boolean) => {
        const isNext = ({ mutationId, state }: OutboxEntry) =>
          state.kind === 'waiting' && isDurable(mutationId) && !onTheirWay.has(mutationId)
        return real.shared.queue.all().find(isNext) ?? null
      })
      const back = ignoring(core, (event) => {
        if (event.kind === 'failed' || event.kind === 'answered') onTheirWay.delete(event.mutationId)
        return false
      })
      return altered(back, (effect) => {
        if (effect.kind === 'send') onTheirWay.add(effect.mutationId)
        return [effect]
      })
    },
    270,
  ),
  bug('the return of the connection is ignored', (core) => {
    let wasDown = false
    return ignoring(core, (event) => {
      if (event.kind !== 'connection') return false
      wasDown ||= !event.isUp
      return wasDown && event.isUp
    })
  }),
  bug('the rest of a page is left out', (core) =>
    fedWith(core, (event) => ({ ...event, changes: event.changes.slice(0, Math.ceil(event.changes.length / 2)) })),
  ),
  bug('what came at once is kept by halves', (core) =>
    altered(core, (effect) => (effect.kind === 'keep' ? byHalves(effect) : [effect])),
  ),
  bug('what came while all was read is let go of', (core, real) => {
    return before(core, 'read-all', () => {
      const later = Reflect.get(part(real.following, 'reading'), 'later') as unknown[]
      later.length = 0
    })
  }),
  bug('nothing is read anew after a gap', (core, real) => after(core, 'gap', () => Reflect.set(real.following, 'isLost', false))),
  bug(
    'what was answered before a gap is let go of',
    (core, real) =>
      before(core, 'gap', () => real.shared.change({ remove: real.shared.acknowledged().map(({ mutationId }) => mutationId) })),
    330,
  ),
  bug(
    'what was answered before a gap is not sent again',
    (core, real) => {
      const lose = real.following.lose.bind(real.following)
      Reflect.set(real.following, 'lose', () => {
        const change = real.shared.change.bind(real.shared)
        Reflect.set(real.shared, 'change', () => undefined)
        lose()
        Reflect.set(real.shared, 'change', change)
      })
      return core
    },
    330,
  ),
  bug(
    'an answer of before a gap is taken for one of after it',
    replaced(
      (real) => [part(real, 'sending'), 'doubt'],
      () => () => undefined,
    ),
    2250,
  ),
  bug(
    'pages of before a gap are gone on with',
    (core, real) => {
      const lose = real.following.lose.bind(real.following)
      Reflect.set(real.following, 'lose', () => {
        const reading: unknown = Reflect.get(real.following, 'reading')
        lose()
        Reflect.set(real.following, 'reading', reading)
      })
      return core
    },
    60,
  ),
  bug('what a row is sorted by stays as it was', (core, _real, rows) => {
    const apply = rows.apply.bind(rows)
    Reflect.set(rows, 'apply', (changes: readonly RecordChange[]) => apply(changes.map((change) => namedAsBefore(change, rows))))
    return core
  }),
  bug('a call or a file is answered before it is kept', (core) =>
    handling(core, (event) => {
      const effects = core.handle(event)
      if (event.kind !== 'deferred') return effects
      const answer = { kind: 'outcomes', outcomes: [] } as const
      return [...effects, { kind: 'answer', mutationId: event.mutationId, answer }]
    }),
  ),
  bug('a call or a file goes whatever was written before it', (core, real) => {
    Reflect.set(part(real, 'delivering'), 'deliveryStateOf', () => ({ kind: real.shared.isUp ? 'ready' : 'waits' }))
    return core
  }),
  bug('a call or a file is given up when it fails', (core, real) =>
    after(core, 'undelivered', ({ mutationId }) => real.shared.change({ remove: [mutationId] })),
  ),
  bug('nothing is delivered after the first failure', (core) =>
    ignoring(core, (event) => event.kind === 'woken' && event.to === 'deliver'),
  ),
  bug('a file is done with once its bytes are there', (core, real) =>
    after(core, 'stored', ({ mutationId }) => real.shared.change({ remove: [mutationId] })),
  ),
  bug('a file is called ready before its bytes are there', (core, real) =>
    after(core, 'kept', ({ mutationIds }) => {
      for (const mutationId of mutationIds) {
        const entry = real.shared.queue.get(mutationId)
        const isFile = entry?.work?.kind === 'file' && entry.mutations.length === 0
        if (isFile)
          Reflect.apply(Reflect.get(part(real, 'delivering'), 'stored') as Method, part(real, 'delivering'), [
            { mutationId, at: entry.at },
          ])
      }
    }),
  ),
  bug('a call that was made stays in the outbox under another id', (core, real) => {
    let made = 0
    return before(core, 'undelivered', ({ mutationId }) => {
      const entry = real.shared.queue.get(mutationId)
      made += 1
      if (entry?.work?.kind !== 'call') return
      const freshId = `${mutationId.slice(0, -3)}${String(made).padStart(3, 'f')}` as MutationId
      real.shared.durable.add(freshId)
      real.shared.change({ put: [{ ...entry, mutationId: freshId }], remove: [mutationId] })
    })
  }),
]
