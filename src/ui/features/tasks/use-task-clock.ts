import { useEffect, useState } from 'react'
import { instantOf } from '../../../domain/model/kernel/instant'
import type { TaskClock } from '../../../domain/model/tasks/task-group'
import { useRuntime } from '../../app/ports-context'
import { useWorkspace } from '../../app/workspace-context'

const MINUTE_MS = 60_000

/** The time as the lists see it, a minute fine: a task is overdue when its time is over, not when somebody comes back. */
export function useTaskClock(): TaskClock {
  const runtime = useRuntime()
  const { today, timeZone } = useWorkspace()
  const [now, setNow] = useState(() => runtime.now())
  useEffect(() => runtime.schedule(MINUTE_MS - (now % MINUTE_MS), () => setNow(runtime.now())), [runtime, now])
  return { now: instantOf(now), today: today(), timeZone }
}
