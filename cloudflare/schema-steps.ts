import type { DurableObjectStorage } from '@cloudflare/workers-types'

/** One step of a schema; a step that was published is never changed. */
export type SchemaStep = string

/** Brings an object's tables to where they must be, when it wakes. Each step is taken once, whole or not at all. */
export function takeSteps(storage: DurableObjectStorage, steps: readonly SchemaStep[]): void {
  const { sql } = storage
  sql.exec('CREATE TABLE IF NOT EXISTS schema_steps (number INTEGER PRIMARY KEY) STRICT')
  const { taken } = sql.exec<{ taken: number }>('SELECT count(*) AS taken FROM schema_steps').one()
  for (const [index, step] of steps.entries()) {
    if (index < taken) continue
    storage.transactionSync(() => {
      sql.exec(step)
      sql.exec('INSERT INTO schema_steps (number) VALUES (?)', index + 1)
    })
  }
}
