import { variablesIn } from './variables.mjs'
import { COMPATIBILITY_DATE, OBJECTS } from './worker-settings.mjs'

/** Of what the Worker is told, what nobody else may know. */
const SECRETS = new Set(['MAIL_KEY'])

/**
 * The configuration of the platform's own tool for a built Worker.
 *
 * @param {{ worker: string, site: string }} built the module, and the folder of the app
 * @param {Record<string, string | undefined>} settings `PORTSIDE_NAME`: of the Worker; `PORTSIDE_DOMAIN`: its own name, in a zone of
 *   the account; and what the Worker is told
 */
export function deployConfig({ worker, site }, settings) {
  const { PORTSIDE_NAME: name = 'portside', PORTSIDE_DOMAIN: domain } = settings
  return {
    name,
    main: worker,
    no_bundle: true,
    find_additional_modules: false,
    compatibility_date: COMPATIBILITY_DATE,
    durable_objects: { bindings: OBJECTS.map(({ binding, className }) => ({ name: binding, class_name: className })) },
    // Which classes there are, step by step. A step that was deployed stays as it is.
    migrations: [{ tag: 'v1', new_sqlite_classes: ['Accounts', 'Workspace'] }],
    assets: {
      directory: site,
      binding: 'ASSETS',
      not_found_handling: 'single-page-application',
      // What programs look for at the root (RFC 8414, RFC 9728) is no page of the app.
      run_worker_first: ['/api/*', '/.well-known/oauth-*', '/.well-known/openid-configuration*'],
    },
    vars: told(settings, (variable) => !SECRETS.has(variable)),
    observability: { enabled: true },
    // Another address with the same data is another origin: its pages would be refused.
    preview_urls: false,
    ...(domain === undefined ? {} : { routes: [{ pattern: domain, custom_domain: true }], workers_dev: false }),
    send_metrics: false,
  }
}

/** @param {Record<string, string | undefined>} settings @returns {Record<string, string>} */
export function deploySecrets(settings) {
  return told(settings, (variable) => SECRETS.has(variable))
}

function told(settings, isWanted) {
  return Object.fromEntries(Object.entries(variablesIn(settings)).filter(([variable]) => isWanted(variable)))
}
