import { COMPATIBILITY_DATE, OBJECTS } from './worker-settings.mjs'

/** What the Worker is told that anybody may know. See `cloudflare/env.ts`. */
const VARIABLES = ['APP_URL', 'MAIL_URL', 'MAIL_FROM', 'MAIL_AUTHSERV_ID']
/** What nobody may know. */
const SECRETS = ['MAIL_KEY']

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
      run_worker_first: ['/api/*'],
    },
    vars: given(settings, VARIABLES),
    observability: { enabled: true },
    // Another address with the same data is another origin: its pages would be refused.
    preview_urls: false,
    ...(domain === undefined ? {} : { routes: [{ pattern: domain, custom_domain: true }], workers_dev: false }),
    send_metrics: false,
  }
}

/** @param {Record<string, string | undefined>} settings @returns {Record<string, string>} */
export function deploySecrets(settings) {
  return given(settings, SECRETS)
}

function given(settings, names) {
  return Object.fromEntries(names.flatMap((name) => (settings[name] ? [[name, settings[name]]] : [])))
}
