import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dataOf } from '../../src/adapters/shared/commits/shaped-record'
import { recordOf, rowOf } from '../../src/adapters/supabase/records/codec'
import type { Id } from '../../src/domain/model/kernel/id'
import type { Instant } from '../../src/domain/model/kernel/instant'
import { nextTask, nextTaskId } from '../../src/domain/model/tasks/repeat'
import { REPEATS } from '../../src/domain/model/tasks/task'
import { make } from '../domain/records/make'
import { stampedRow } from './support/rows-of-record'
import { openSchemaDatabase, type SchemaDatabase } from './support/schema-database'

let database: SchemaDatabase
beforeAll(async () => {
  database = await openSchemaDatabase()
})
afterAll(() => database.close())

const ZONES = ['UTC', 'Europe/Lisbon', 'America/St_Johns', 'Australia/Lord_Howe', 'Pacific/Kiritimati', 'Nowhere/Land'] as const
const moment = fc
  .date({ min: new Date('1990-01-01'), max: new Date('2035-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString() as Instant)
const aboutDue = fc.record({ moment, kind: fc.constantFrom('day', 'moment', 'none') })

describe('the task that follows a repeating one', () => {
  it('is due in the database when the domain says, wherever the clocks stand', async () => {
    const cases = fc.sample(
      fc.record({
        due: aboutDue,
        now: moment,
        timeZone: fc.constantFrom(...ZONES),
        repeat: fc.constantFrom(...REPEATS),
        remindAt: fc.option(moment),
      }),
      600,
    )
    const asked = cases.map(({ due, now, timeZone, repeat, remindAt }, place) => {
      const dates = {
        dueOn: due.kind === 'day' ? due.moment.slice(0, 10) : null,
        dueAt: due.kind === 'moment' ? due.moment : null,
      }
      const id = `018f0000-0000-7000-8000-${String(place).padStart(12, '7')}` as Id
      const task = make('tasks', { title: 'Report', ...dates, repeat, remindAt, status: 'done', completedAt: now })
      return { id, now, timeZone, task, row: stampedRow(task, { workspaceId: id, id }) }
    })
    const rows = await database.sql.begin(async (sql) => {
      await sql`set local session_replication_role = replica`
      return sql<{ id: Id; next: Readonly<Record<string, unknown>> | null }[]>`
        with asked as (
          select a.place, (a.value ->> 'id')::uuid as id, a.value ->> 'now' as now, a.value ->> 'timeZone' as zone,
            a.value -> 'row' as done
          from jsonb_array_elements(${sql.json(asked as never)}) with ordinality a (value, place)
        )
        select private.next_task_id(a.id) as id,
          (select to_jsonb(t) from jsonb_populate_record(null::public.tasks, private.next_task(a.zone, a.now::timestamptz, a.done)) t
            where t.id is not null) as next
        from asked a order by a.place`
    })
    const domain = asked.map(({ id, task, now, timeZone }) => ({ id: nextTaskId(id), next: nextTask(task, { now, timeZone }) }))
    const found = rows.map(({ id, next }) => ({ id, next: next === null ? null : dataOf<'tasks'>(recordOf('tasks', next)) }))
    expect(found.map(({ id, next }) => ({ id, next: next === null ? null : rowOf(next) }))).toEqual(
      domain.map(({ id, next }) => ({ id, next: next === null ? null : rowOf(next) })),
    )
  })
})
