import { expect, it } from 'vitest'
import { openMemoryBackend } from '../../../src/adapters/memory/open-memory-backend'
import { instantOf, type Instant } from '../../../src/domain/model/kernel/instant'
import { mutationIdOf } from '../../../src/domain/model/records/meta'
import { remind } from '../../../src/ui/features/inbox/reminders.model'
import { LeapingRuntime } from '../../harness/leaping-runtime'
import { ACCOUNT } from '../../support/memory-workspace'

const MINUTE_MS = 60_000

it('reminds of one’s own tasks at their time, once, and of what was due while nothing was open', async () => {
  const runtime = new LeapingRuntime()
  const backend = await openMemoryBackend({ runtime, passwordRounds: 1 })
  const { auth, functions, records } = backend.connect().ports
  await auth.signUp(ACCOUNT)
  const place = { name: 'Harbour', currency: 'EUR', country: 'PT', locale: 'en', timeZone: 'UTC', sample: false }
  const made = await functions.call('create-workspace', place, { mutationId: mutationIdOf(runtime.newId()) })
  if (!made.ok) throw new Error('the workspace was refused')
  const { workspaceId } = made.value
  const [me] = (await records.list('members', { workspaceId, limit: 1 })).items
  if (me === undefined) throw new Error('nobody is there')
  const start = runtime.now()
  const task = (title: string, minutes: number, assigneeId: typeof me.id | null) =>
    ({
      kind: 'create',
      collection: 'tasks',
      id: runtime.newId(),
      data: { title, assigneeId, remindAt: instantOf(start + minutes * MINUTE_MS) },
    }) as const
  await records.commit(
    [task('Missed', -5, me.id), task('Soon', 10, me.id), task('Nobody’s', 10, null), task('Later', 600, me.id)],
    {
      workspaceId,
      mutationId: mutationIdOf(runtime.newId()),
    },
  )

  const said: string[] = []
  let saidUntil: Instant = instantOf(start - 10 * MINUTE_MS)
  const stop = remind(
    { records, runtime },
    {
      workspaceId,
      me: me.id,
      saidUntil: () => saidUntil,
      onDue: (tasks, now) => {
        saidUntil = now
        said.push(...tasks.map(({ title }) => title))
      },
    },
  )
  await expect.poll(() => said).toEqual(['Missed'])
  await runtime.advance(20 * MINUTE_MS)
  await expect.poll(() => said).toEqual(['Missed', 'Soon'])
  stop()
  await runtime.advance(600 * MINUTE_MS)
  expect(said).toEqual(['Missed', 'Soon'])
  await backend.close()
})
