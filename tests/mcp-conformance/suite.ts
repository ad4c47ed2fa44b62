import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { denoBinary } from '../../scripts/backend/functions/deno-binary.mjs'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const SUITE = 'node_modules/@modelcontextprotocol/conformance/dist/index.js'

/**
 * The scenarios of the conformance suite that a server passes. In Deno: Node 20 lacks what the suite imports.
 *
 * @param baseline those that are expected to fail or to warn, a file beside this one
 * @throws what the suite says, where another one fails, or one of these passes
 */
export async function conformance(address: string, baseline: string): Promise<readonly string[]> {
  const expected = fileURLToPath(new URL(baseline, import.meta.url))
  const args = ['run', '--quiet', '--no-remote', '--no-lock', '--no-prompt', '--allow-all', SUITE, 'server']
  const child = spawn(denoBinary(ROOT), [...args, '--url', address, '--suite', 'active', '--expected-failures', expected], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NO_COLOR: '1' },
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text: string) => (said += text))
  const code = await new Promise<number | null>((ended, failed) => child.once('close', ended).once('error', failed))
  if (code !== 0) throw new Error(said)
  const summary = said.slice(said.indexOf('=== SUMMARY ==='))
  // oxlint-disable-next-line no-console -- for whoever asks for nothing else: `npm run mcp:conformance`
  console.log(summary)
  return [...summary.matchAll(PASSED)].map(([, name = '']) => name)
}

/** A scenario that had nothing to try passes, too: not here. */
const PASSED = /^✓ (\S+): [1-9]\d* passed/gm
