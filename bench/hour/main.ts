import { LeapingRuntime } from '../../tests/harness/leaping-runtime'
import { Desk } from './desk'
import { Meter, type Traffic } from './meter'
import { HOUR, MINUTES } from './script'
import { gather, type Tab } from './team'

interface Backend {
  readonly url: string
  readonly publishableKey: string
}

interface Hour {
  readonly team: string
  readonly withReplica: boolean
  /** Called when the team is there and nobody has opened the app. */
  readonly onBegin: () => Promise<void>
}

/** What is by the clock comes in its place: polls, checks of the session. */
const LEAP_MS = 10_000
const MINUTE_MS = 60_000

/** Plays the hour of a team, each step as soon as all that came of those before has come to everybody. */
export async function playHour(backend: Backend, { team: name, withReplica, onBegin }: Hour): Promise<Traffic> {
  const runtime = new LeapingRuntime()
  const meter = await Meter.before(backend.url)
  const open = new Set<Tab>()
  let desks: readonly Desk[] = []
  try {
    const team = await gather({ meter, runtime, open, withReplica, publishableKey: backend.publishableKey }, name)
    desks = team.members.map((member) => new Desk(member, team, { runtime, still: () => meter.still() }))
    await meter.still()
    meter.read()
    await onBegin()
    for (let minute = 0; minute < MINUTES; minute += 1) {
      for (const { member, deed } of HOUR.filter((step) => step.minute === minute)) {
        try {
          await desks[member]?.do(deed)
        } catch (cause) {
          throw new Error(`minute ${minute}, member ${member}, ${deed.does}: ${String(cause)}`, { cause })
        }
        await meter.still()
      }
      for (let leapt = 0; leapt < MINUTE_MS; leapt += LEAP_MS) {
        await runtime.advance(LEAP_MS)
        await meter.still()
      }
    }
    return meter.read()
  } finally {
    for (const desk of desks) await desk.close()
    // Of those who were still coming.
    for (const tab of open) await tab.close()
    meter.close()
  }
}
