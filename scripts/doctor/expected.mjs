import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { runnerImport } from 'vite'
import { functionNames } from '../backend/functions/function-names.mjs'
import { parseHeaderRules, headersFor } from '../headers.mjs'
import { allowingBackends, allowingFirstScript } from '../policy.mjs'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const read = (path) => readFileSync(`${ROOT}${path}`, 'utf8')

let known = null

/** What this checkout expects of a project: read from where it is written down, never repeated here. */
export function expectedHere() {
  return (known ??= gathered())
}

async function gathered() {
  const [{ SCHEMA_VERSION }, { RECORD_GRANTS }, { VIEW_SOURCES }, { snakeCase }, { projectAddress }] = await Promise.all(
    [
      'adapters/supabase/schema-version',
      'domain/model/access/policy',
      'domain/model/registry/registry',
      'adapters/supabase/records/columns',
      'adapters/supabase/project-address',
    ].map(async (path) => (await runnerImport(`./src/${path}.ts`, { configFile: false, root: ROOT, logLevel: 'error' })).module),
  )
  return {
    schema: SCHEMA_VERSION,
    tables: [...Object.keys(RECORD_GRANTS).map(snakeCase), 'audit_log'],
    views: Object.keys(VIEW_SOURCES).map(snakeCase),
    functions: functionNames(),
    schedules: [...read('supabase/schedules.sql').matchAll(/'(portside-[a-z-]+)',/g)].map(([, name]) => name),
    passwordCharacters: Number(/^minimum_password_length = (\d+)$/m.exec(read('supabase/config.toml'))?.[1]),
    /** The headers of one path of the app, as a host is to send them whose `/` is this page. */
    headersOf: (path, { url, page }) => {
      const headers = allowingFirstScript(read('public/_headers'), page)
      return headersFor(parseHeaderRules(allowingBackends(headers, [url])), path)
    },
    projectAddress,
  }
}
