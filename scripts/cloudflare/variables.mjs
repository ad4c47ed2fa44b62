/** What may be set for a Worker; `cloudflare/env.ts` says what each is. */
const NAMES = ['APP_URL', 'MAIL_URL', 'MAIL_KEY', 'MAIL_FROM', 'MAIL_AUTHSERV_ID', 'MAIL_DOMAIN']

/** Those of them that are set. @param {Readonly<Record<string, string | undefined>>} environment */
export function variablesIn(environment) {
  return Object.fromEntries(NAMES.flatMap((name) => (environment[name] ? [[name, environment[name]]] : [])))
}
