import * as v from 'valibot'
import { id, says, written } from '../kernel/fields'
import { LIMITS } from '../records/limits'

/**
 * What one commit of an import did, written with that commit, so that it never says anything but what is there. The backend
 * keeps the text as it is: `import-log.ts` writes and reads it.
 */
export const importChunkSchema = v.strictObject({
  importId: id,
  /** Its place among the chunks of the import. */
  position: v.pipe(
    v.number(says('type')),
    v.integer(says('type')),
    v.minValue(0, says('too-small')),
    v.maxValue(LIMITS.importRows, says('too-large')),
  ),
  log: written(LIMITS.importLog),
})

export type ImportChunk = Readonly<v.InferOutput<typeof importChunkSchema>>
