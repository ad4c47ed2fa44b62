import { existsSync, readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const PATH = fileURLToPath(new URL('../../supabase/config.toml', import.meta.url))
const PROJECT = dirname(dirname(PATH))

/**
 * A section of `supabase/config.toml`, as far as this backend uses it: single-line values.
 *
 * @param {string} section such as `auth.email`
 * @returns {Readonly<Record<string, string | number | boolean>>}
 */
export function configOf(section) {
  return sections()[section] ?? {}
}

/** Paths in it are relative to the project. */
export function configFile(path) {
  return readFileSync(resolve(PROJECT, String(path)), 'utf8')
}

function sections() {
  const found = {}
  let current = (found[''] = {})
  for (const line of existsSync(PATH) ? readFileSync(PATH, 'utf8').split('\n') : []) {
    const section = /^\[([^\]]+)\]/.exec(line)?.[1]
    if (section !== undefined) current = found[section] ??= {}
    const [, key, text] = /^\s*([a-z_]+)\s*=\s*("[^"]*"|true|false|-?\d+)/.exec(line) ?? []
    if (key !== undefined) current[key] = JSON.parse(text)
  }
  return found
}
