import { parseArgs } from 'node:util'
import { ensureDependencies } from './setup.mjs'

const USAGE = `npm run doctor -- <address of the project> <publishable key> [--app <address of the app>] [--email <account>]

Looks at a Supabase project from outside, and says what to do about what it finds. It changes nothing. With --app it looks at what
the host of the app sends; with --email, and the password in PORTSIDE_PASSWORD, at what an account reaches.`

const { values, positionals } = parsed()
const [url, key] = positionals
if (url === undefined || key === undefined) {
  console.error(USAGE)
  process.exit(2)
}

ensureDependencies()
const { examine } = await import('./doctor/examine.mjs')
const findings = await examine({ url, key, app: values.app, email: values.email, password: process.env.PORTSIDE_PASSWORD })

const MARKS = { well: 'ok    ', wrong: 'WRONG ', unseen: '?     ' }
for (const { state, said, todo } of findings) {
  console.log(`${MARKS[state]} ${said}`)
  if (todo !== undefined) console.log(`        ${todo}`)
}
const count = (state) => findings.filter((finding) => finding.state === state).length
console.log(`\n${count('well')} well, ${count('wrong')} wrong, ${count('unseen')} not looked at`)
process.exit(count('wrong') === 0 ? 0 : 1)

function parsed() {
  try {
    return parseArgs({ allowPositionals: true, options: { app: { type: 'string' }, email: { type: 'string' } } })
  } catch (error) {
    console.error(`${error.message}\n\n${USAGE}`)
    process.exit(2)
  }
}
