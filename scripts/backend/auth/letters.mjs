import { configFile, configOf } from '../config.mjs'

/** lite's name of each mail, and the name `config.toml` has for its template. */
const TEMPLATES = {
  signup: 'confirmation',
  recovery: 'recovery',
  magiclink: 'magic_link',
  email_change: 'email_change',
  invite: 'invite',
}

const LINK = /https?:\/\/[^\s<>"]+\/auth\/v1\/verify\?[^\s<>"]+/

/**
 * Rewrites a mail of lite as the hosted service would send it: with the project's own template if it has one, with links to the
 * address the request asked for, and with a token that PKCE can exchange for a code.
 *
 * @param {{ to: string, subject: string, text: string, html: string }} mail
 * @param {{ url: string, appUrl: string, redirectTo: string | null, markToken(token: string): string }} wishes
 */
export function letterOf(mail, { url, appUrl, redirectTo, markToken }) {
  const found = LINK.exec(mail.text ?? '')?.[0]
  if (found === undefined) return mail
  const { searchParams: link } = new URL(found)
  const type = link.get('type')
  const tokenHash = markToken(link.get('token'))
  const values = {
    SiteURL: appUrl,
    RedirectTo: redirectTo ?? appUrl,
    TokenHash: tokenHash,
    Token: /code(?: is)?: (\d+)/.exec(mail.text)?.[1] ?? '',
    Email: mail.to,
    ConfirmationURL: `${url}/auth/v1/verify?${new URLSearchParams({ token: tokenHash, type, redirect_to: redirectTo ?? appUrl })}`,
  }
  const { subject, content_path: path } = configOf(`auth.email.template.${TEMPLATES[type]}`)
  if (path === undefined) return { ...mail, ...relinked(mail, values.ConfirmationURL) }
  const html = filled(configFile(path), values)
  return { ...mail, subject: filled(subject ?? mail.subject, values), html, text: plain(html) }
}

/**
 * A mail with a code and no link.
 *
 * @param {{ to: string, subject: string, text: string, html: string }} mail
 * @param {(code: string) => void} tell
 */
export function codeLetter(mail, tell) {
  const code = /\b\d{6,10}\b/.exec(mail.text ?? mail.html)?.[0] ?? ''
  tell(code)
  const { subject, content_path: path } = configOf('auth.email.template.reauthentication')
  const html = filled(configFile(path), { Token: code, Email: mail.to })
  return { ...mail, subject, html, text: plain(html) }
}

function relinked({ text, html }, link) {
  return { text: text.replace(LINK, link), html: html?.replace(LINK, link.replaceAll('&', '&amp;')) }
}

/** The only form of Go templates that the mails use. */
function filled(template, values) {
  return template.replace(/\{\{\s*\.(\w+)\s*\}\}/g, (_, name) => values[name] ?? '')
}

/** The plain-text version; links stay complete. */
function plain(html) {
  return html
    .replace(/<(style|head)[\s\S]*?<\/\1>/g, '')
    .replace(/<a[^>]*href="([^"]*)"[^>]*>([\s\S]*?)<\/a>/g, '$2: $1')
    .replace(/<[^>]+>/g, '')
    .replaceAll('&amp;', '&')
    .replace(/^\s+/gm, '')
}
