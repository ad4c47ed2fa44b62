import { run } from './run.mjs'
import { ensureDependencies, ensureSqlite } from './setup.mjs'
import { turnOfCommit } from './turn.mjs'

ensureDependencies()
ensureSqlite()
process.env.PORTSIDE_TURN ??= String(turnOfCommit())

/** What a push needs, without a browser: about a minute. `npm test` is the whole. */
const STEPS = [
  { name: 'types', command: 'tsc', args: ['-p', 'tsconfig.json'] },
  { name: 'lint', command: 'oxlint', args: ['--type-aware'] },
  { name: 'format', command: 'oxfmt', args: ['--check', '.'] },
  {
    name: 'tests in Node: architecture, domain, contracts',
    command: 'vitest',
    args: ['run', '--project', 'node', '--project', 'cloudflare'],
  },
]

const failed = []
for (const { name, command, args } of STEPS) {
  console.log(`\n— ${name}`)
  if ((await run(command, args)) !== 0) failed.push(name)
}
console.log(failed.length === 0 ? '\nAll is well.' : `\nFailed: ${failed.join('; ')}`)
process.exit(failed.length === 0 ? 0 : 1)
