import { BehaviorSubject } from 'rxjs'
import { describe, expect, it } from 'vitest'
import { portError } from '../../../src/domain/model/errors/port-error'
import { instantOf } from '../../../src/domain/model/kernel/instant'
import type { Connection } from '../../../src/ports/events.port'
import { recovery } from '../../../src/ui/features/import/recovery'
import { LeapingRuntime } from '../../harness/leaping-runtime'

const DOWN: Connection = { status: 'offline', retryAt: null, cause: portError('net/offline', {}) }
const MINUTE_MS = 60_000

function paused(error: Parameters<typeof recovery>[0], before: Connection) {
  const runtime = new LeapingRuntime()
  const up = (): Connection => ({ status: 'online', since: instantOf(runtime.now()) })
  const connection$ = new BehaviorSubject(before.status === 'online' ? up() : before)
  let goesOn = 0
  recovery(error, { connection$, runtime }).subscribe(() => (goesOn += 1))
  return { runtime, connection$, up, times: () => goesOn }
}

const UP = paused(portError('net/offline', {}), DOWN).up()

describe('a paused import', () => {
  it('goes on at once when the line is back', async () => {
    const { runtime, connection$, up, times } = paused(portError('net/offline', {}), DOWN)
    expect(times()).toBe(0)
    connection$.next(up())
    await runtime.sleep(1)
    expect(times()).toBe(1)
  })

  it('leaves a backend in trouble alone for a while, although it can be reached', async () => {
    const { runtime, times } = paused(portError('net/unavailable', { status: 503 }), UP)
    expect(times()).toBe(0)
    await runtime.sleep(MINUTE_MS)
    expect(times()).toBe(1)
  })

  it('waits until a backend that went away is back', async () => {
    const { runtime, connection$, up, times } = paused(portError('net/unavailable', {}), UP)
    connection$.next(DOWN)
    await runtime.sleep(MINUTE_MS)
    expect(times()).toBe(0)
    connection$.next(up())
    await runtime.sleep(MINUTE_MS)
    expect(times()).toBe(1)
  })

  it('waits for a person where time does not help', async () => {
    const { runtime, times } = paused(portError('store/full', {}), UP)
    await runtime.sleep(MINUTE_MS)
    expect(times()).toBe(0)
  })
})
