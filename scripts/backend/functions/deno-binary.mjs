import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Deno itself. npm does not run the package's install script, which would put it in its usual place; the package of the
 * platform has it in any case.
 *
 * @param {string} root the project's folder
 * @returns {string}
 */
export function denoBinary(root) {
  const folder = join(root, 'node_modules', '@deno')
  const platforms = existsSync(folder) ? readdirSync(folder) : []
  const found = platforms
    .flatMap((name) => [join(folder, name, 'deno'), join(folder, name, 'deno.exe')])
    .find((path) => existsSync(path))
  if (found === undefined) throw new Error('Deno is not installed: run npm install.')
  return found
}
