import { unseen, well, wrong } from './finding.mjs'

const PUSH = 'Set it in supabase/config.toml, as it is in this checkout, and run: npx supabase@3.1.0 config push'

/** How people get in. */
export async function lookAtAuth({ ask, settings, app, isLocal, expected }) {
  return [
    settings.mailer_autoconfirm === true
      ? wrong('confirmations', 'Addresses are not confirmed: anybody can sign up as anybody.', PUSH)
      : well('confirmations', 'Addresses are confirmed by mail.'),
    settings.external.anonymous_users === true
      ? wrong('guests', 'Anonymous guests are let in.', PUSH)
      : well('guests', 'No anonymous guests.'),
    settings.disable_signup === true || settings.external.email === false
      ? wrong('sign-up', 'Nobody can sign up by mail, invited colleagues neither.', PUSH)
      : well('sign-up', 'People can sign up by mail.'),
    await passwords(ask, expected.passwordCharacters),
    await siteUrl({ ask, app, isLocal }),
    await redirects(ask),
  ]
}

/** A password of one character is refused by every project, with a sentence that says what it asks for: nobody is signed up. */
async function passwords(ask, wanted) {
  const { json } = await ask('/auth/v1/signup', { method: 'POST', body: { email: 'doctor@portside.invalid', password: 'a' } })
  const asked = Number(/at least (\d+) char/.exec(json?.msg ?? json?.message ?? '')?.[1])
  if (Number.isNaN(asked))
    return unseen(
      'passwords',
      'The project did not say how long passwords must be.',
      'Try again in some minutes: sign-ups are limited.',
    )
  return asked < wanted
    ? wrong('passwords', `Passwords of ${asked} characters are taken; it should be ${wanted}.`, PUSH)
    : well('passwords', `Passwords have ${asked} characters or more.`)
}

/** A link that holds for nothing leads to the site with the trouble in it: so the site's address is seen from outside. */
async function siteUrl({ ask, app, isLocal }) {
  const { headers, status } = await ask('/auth/v1/verify?token=doctor&type=signup')
  const site = originIn(headers.get('location'))
  if (site === null)
    return unseen(
      'site-url',
      `The project did not say where links in mails lead (status ${status}).`,
      'See Authentication, URL Configuration, in the dashboard.',
    )
  const todo = 'Set PORTSIDE_APP_URL in .env to the address of the app, and run: npx supabase@3.1.0 config push'
  if (app !== null && site !== app) return wrong('site-url', `Links in mails lead to ${site}, and the app is at ${app}.`, todo)
  if (!isLocal && isThisMachine(site))
    return wrong('site-url', `Links in mails lead to ${site}, which is nobody’s address.`, todo)
  return well('site-url', `Links in mails lead to ${site}.`)
}

async function redirects(ask) {
  const stranger = 'https://stranger.portside.invalid/'
  const { headers } = await ask(`/auth/v1/verify?token=doctor&type=signup&redirect_to=${encodeURIComponent(stranger)}`)
  return headers.get('location')?.startsWith(stranger) === true
    ? wrong(
        'redirects',
        'Links in mails can be made to lead to any address.',
        'Remove the wildcard from Authentication, URL Configuration, Redirect URLs, in the dashboard.',
      )
    : well('redirects', 'Links in mails lead nowhere else.')
}

function originIn(location) {
  try {
    return new URL(location ?? '').origin
  } catch {
    return null
  }
}

export function isThisMachine(url) {
  return /^(localhost|127\.0\.0\.1|\[::1\])$/.test(new URL(url).hostname)
}
