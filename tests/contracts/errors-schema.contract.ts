import { expect } from 'vitest'
import { person, refusal, write } from './acts'
import { scenario, type Scenario } from './scenario'

/** An app that meets what another version of it has written, when it is opened. */
export const errorsSchema: readonly Scenario[] = (['older', 'newer'] as const).map((schema) =>
  scenario(
    `errors/schema/${schema}`,
    `what a${schema === 'older' ? 'n older' : ' newer'} app keeps is refused when it is opened, and left as it is`,
    async ({ stage }) => {
      const owner = await stage.as('owner')
      const made = await write(stage, owner, person(stage.world))
      await stage.world.setSchema(schema)
      await refusal(stage.world.connect(), 'backend/schema-mismatch')
      await stage.world.setSchema('ours')
      const { ports } = await stage.elsewhere(owner)
      expect(await ports.records.get('people', made.id)).toEqual(made)
    },
  ),
)
