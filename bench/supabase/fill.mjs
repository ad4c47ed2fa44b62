import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import postgres from 'postgres'
import { build } from 'vite'
import { ROOT } from '../../scripts/setup.mjs'
import { sqlOf } from './owner.mjs'

/**
 * An account on the local stack with a workspace for each of the sizes, filled with so many companies and people.
 *
 * @returns {Promise<{ email: string, password: string, workspaceIds: readonly string[] }>}
 */
export async function fillWorkspaces(project, sizes, email) {
  const folder = join(ROOT, 'bench/supabase/dist')
  await build({
    root: ROOT,
    configFile: false,
    logLevel: 'warn',
    build: { ssr: 'bench/supabase/client.ts', outDir: folder, emptyOutDir: true },
  })
  const bench = await import(pathToFileURL(join(folder, 'client.js')).href)
  const here = await bench.connect(project, { email })
  const workspaceIds = []
  while (workspaceIds.length < sizes.length) workspaceIds.push(await bench.furnish(here, 0))
  await here.close()
  const sql = postgres(project.adminUrl, { max: 1, onnotice() {} })
  await sql.unsafe(sqlOf('records.sql')).simple()
  for (const [at, { companies, people }] of sizes.entries())
    await sql`select public.bench_records(${workspaceIds[at]}, ${companies}, ${people})`
  await sql.unsafe('analyze')
  await sql.end()
  return { email: email ?? bench.EMAIL, password: bench.PASSWORD, workspaceIds }
}
