import { spawn } from 'node:child_process'
import { delimiter, join } from 'node:path'
import { ROOT } from './setup.mjs'

/** `tsc` and the type-aware linter are Go programs that soon end: collecting garbage less often spares a quarter of their work. */
const GOGC = process.env.GOGC ?? '1000'

/** The environment of a child: the tools of node_modules first on its PATH. */
export function toolEnv(extra = {}) {
  return { ...process.env, GOGC, PATH: join(ROOT, 'node_modules', '.bin') + delimiter + (process.env.PATH ?? ''), ...extra }
}

/**
 * Runs a command in the checkout with its output shown, and resolves to its exit code. One that outlives `limitMs` is
 * ended with all it started; the code is then 124, and 127 where it could not be started at all. With a `heading`, the
 * output is shown under it once the command has ended, so that two that run at once can be read.
 */
export function run(command, args, { env = {}, limitMs = 30 * 60_000, heading } = {}) {
  return new Promise((resolve) => {
    const held = heading !== undefined
    const to = held ? 'pipe' : 'inherit'
    // A group of its own, so that a browser or server that it started ends with it.
    const child = spawn(command, args, { cwd: ROOT, stdio: ['ignore', to, to], env: toolEnv(env), detached: true })
    const output = held ? [Buffer.from(`\n— ${heading}\n`)] : []
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part) => output.push(part))
    const stop = () => endGroup(child.pid)
    const timer = setTimeout(() => {
      stop()
      resolve(124)
    }, limitMs)
    const forward = () => {
      stop()
      process.exit(130)
    }
    process.once('SIGINT', forward).once('SIGTERM', forward)
    const settle = (code) => {
      clearTimeout(timer)
      process.off('SIGINT', forward).off('SIGTERM', forward)
      process.stdout.write(Buffer.concat(output.splice(0)))
      resolve(code)
    }
    child.once('error', () => settle(127))
    child.once('exit', (code) => {
      if (!held) return settle(code ?? 1)
      // The last of the output may be on its way still; whoever outlived the command would keep it open.
      stop()
      child.once('close', () => settle(code ?? 1))
    })
  })
}

function endGroup(pid) {
  try {
    if (pid !== undefined) process.kill(-pid, 'SIGKILL')
  } catch {
    // already gone
  }
}
