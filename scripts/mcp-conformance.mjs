import { run } from './run.mjs'
import { ensureDependencies, ensureTestPostgres } from './setup.mjs'

/*
 * What the official conformance suite of the Model Context Protocol says, scenario by scenario: of a server that has all it asks
 * for, behind our handler, and of Portside itself on Cloudflare's runtime and on the local Supabase.
 */

ensureDependencies()
ensureTestPostgres()
// On both backends, whoever's turn it is.
delete process.env.PORTSIDE_TURN
const projects = ['node', 'cloudflare', 'supabase'].flatMap((name) => ['--project', name])
process.exitCode = await run('vitest', ['run', ...projects, '--silent=false', 'mcp-conformance'])
