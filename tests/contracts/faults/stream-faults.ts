import {
  catchError,
  concatMap,
  EMPTY,
  filter,
  map,
  merge,
  NEVER,
  Observable,
  of,
  ReplaySubject,
  startWith,
  Subject,
  switchMap,
} from 'rxjs'
import { isPortError } from '../../../src/domain/model/errors/port-error'
import type { EventsPort } from '../../../src/ports/events.port'
import type { RecordsPort } from '../../../src/ports/records.port'
import { instead } from '../../harness/instead'
import type { PlantedFault } from './planted-fault'

type Live = { readonly value: object; readonly freshness: 'live' | 'stale' }

/** Mistakes in telling of changes. */
export const streamFaults: readonly PlantedFault[] = [
  watching('live-out-of-order', 'an older page comes after a newer one', ['live/each-change', 'live/moves-within'], (live$) => {
    let held: Live | null = null
    let count = 0
    return live$.pipe(
      concatMap((live) => {
        count += 1
        if (count === 1) return of(live)
        if (held === null) {
          held = live
          return EMPTY
        }
        const older = held
        held = null
        return of(live, older)
      }),
    )
  }),

  watching('identity-lost', 'every row is a new object each time', ['live/identity'], (live$) =>
    live$.pipe(map((live) => structuredClone(live))),
  ),

  watching(
    'emits-for-anything',
    'a page is sent again for changes it does not show',
    ['live/each-change', 'live/views-quiet'],
    (live$, again$) =>
      merge(
        live$.pipe(
          switchMap((live) =>
            again$.pipe(
              map(() => live),
              startWith(live),
            ),
          ),
        ),
      ),
  ),

  watching('never-stale', 'nobody is told that the connection is down', ['live/stale'], (live$) =>
    live$.pipe(filter(({ freshness }) => freshness === 'live')),
  ),

  watching('deaf-to-rights', 'who may no longer read is left watching', ['access/deactivated', 'auth/streams-end'], (live$) =>
    live$.pipe(catchError((error: unknown) => (isPortError(error, 'access/denied', 'auth/signed-out') ? NEVER : of<Live>()))),
  ),

  happening(
    'lost-after-reconnect',
    'what was committed while the connection was down is never told',
    ['events/gap-after-reconnect'],
    (events) => ({
      changes: (workspaceId, collections, _) =>
        events.connection$.pipe(
          switchMap(({ status }) => (status === 'online' ? events.changes(workspaceId, collections, 'now') : NEVER)),
        ),
    }),
  ),

  happening('no-gap', 'a cursor that is too old is taken as now', ['events/gap-expired', 'events/gap-foreign'], (events) => ({
    changes: (workspaceId, collections, from) =>
      events.changes(workspaceId, collections, from).pipe(filter(({ kind }) => kind !== 'gap')),
  })),

  happening('unmarked-echo', 'no change says which mutation it came by', ['events/own-echo'], (events) => ({
    changes: (workspaceId, collections, from) =>
      events
        .changes(workspaceId, collections, from)
        .pipe(map((change) => ('mutationId' in change ? { ...change, mutationId: null } : change))),
  })),

  happening('sender-hears-itself', 'a message comes back to its sender', ['events/messages'], (events) => {
    const own$ = new Subject<never>()
    return {
      messages: (topic, key, message) => merge(events.messages(topic, key, message), own$),
      send: async (topic, key, message, payload) => {
        await events.send(topic, key, message, payload)
        own$.next({ from: 'me', payload } as never)
      },
    }
  }),

  happening('messages-replayed', 'whoever joins hears what was said before', ['events/messages-not-replayed'], (events) => ({
    messages: (topic, key, message) => merge(said$, events.messages(topic, key, message)),
    send: async (topic, key, message, payload) => {
      said$.next({ from: 'someone', payload } as never)
      await events.send(topic, key, message, payload)
    },
  })),

  happening(
    'never-leaves',
    'whoever was present stays present',
    ['events/presence', 'events/presence-by-connection'],
    (events) => ({
      announce: (topic, key, state$) =>
        new Observable((observer) => {
          events.announce(topic, key, state$).subscribe({ error: (error: unknown) => observer.error(error) })
        }),
    }),
  ),
]

const said$ = new ReplaySubject<never>(1)

function watching(
  key: string,
  says: string,
  caughtBy: PlantedFault['caughtBy'],
  change: (live$: Observable<Live>, anything$: Observable<unknown>) => Observable<Live>,
): PlantedFault {
  return {
    key,
    says,
    caughtBy,
    plant(ports) {
      const { records, events } = ports
      const watch = (collection: 'people', query: Parameters<RecordsPort['watch']>[1]) => {
        const anything$ = query.workspaceId === null ? NEVER : events.changes(query.workspaceId, ['people', 'companies'], 'now')
        return change(records.watch(collection, query as never), anything$)
      }
      return { ...ports, records: instead(records, { watch: watch as unknown as RecordsPort['watch'] }) }
    },
  }
}

function happening(
  key: string,
  says: string,
  caughtBy: PlantedFault['caughtBy'],
  change: (events: EventsPort) => Partial<EventsPort>,
): PlantedFault {
  return { key, says, caughtBy, plant: (ports) => ({ ...ports, events: instead(ports.events, change(ports.events)) }) }
}
