import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const FUNCTIONS = fileURLToPath(new URL('../../../supabase/functions', import.meta.url))

/** Every folder with an entry; one that begins with an underscore is not a function. */
export function functionNames() {
  return readdirSync(FUNCTIONS).filter((name) => !name.startsWith('_') && existsSync(join(FUNCTIONS, name, 'index.ts')))
}
