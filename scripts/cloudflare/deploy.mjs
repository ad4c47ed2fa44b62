import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { run } from '../run.mjs'
import { ensureDependencies, ROOT } from '../setup.mjs'
import { deployConfig, deploySecrets } from './deploy-config.mjs'

/**
 * Puts Portside on Cloudflare: `npm run deploy:cloudflare`, with what `.env.cloudflare` sets. Further words go to the platform's
 * own tool: `-- --dry-run` stops before anything is sent. docs/cloudflare.md has the steps.
 */
const SETTINGS = join(ROOT, '.env.cloudflare')
/** The tool and its packages are of no use to anybody who does not deploy here, so that they are fetched when they are used. */
const TOOL = '--package=wrangler@4.164.0'

ensureDependencies()
if (existsSync(SETTINGS)) process.loadEnvFile(SETTINGS)
// Its dependencies are there only now.
const { buildTeamSite } = await import('./team-site.mjs')
const { folder, worker, site } = await buildTeamSite()

const config = join(folder, 'wrangler.json')
writeFileSync(config, JSON.stringify(deployConfig({ worker, site: site.folder }, process.env), null, 2))
const secrets = join(folder, 'secrets.json')
writeFileSync(secrets, JSON.stringify(deploySecrets(process.env)), { mode: 0o600 })
try {
  const newerNode = isNodeNewEnough() ? [] : [`--package=node-${process.platform}-${process.arch}@22`]
  const words = ['deploy', '--config', config, '--secrets-file', secrets, ...process.argv.slice(2)]
  process.exitCode = await run('npm', ['exec', '--yes', TOOL, ...newerNode, '--', 'wrangler', ...words])
} finally {
  rmSync(secrets)
}

/** As the tool asks for. */
function isNodeNewEnough() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  return major > 22 || (major === 22 && minor >= 12)
}
