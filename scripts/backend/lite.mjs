import { AsyncLocalStorage } from 'node:async_hooks'
import { App } from '@supabase/lite'
import { createPostgresConnection } from '@supabase/lite/postgres'
import nodemailer from 'nodemailer'
import { configOf } from './config.mjs'
import { KEYS } from './keys.mjs'
import { asPostgrest } from './sql-states.mjs'

// Password hashing at the lowest cost the algorithm allows: here it would only slow down sign-ups.
process.env.LITE_AUTH_BCRYPT_COST ??= '4'

/** PostgREST writes instants in JSON's form; lite passes on PostgreSQL's own text. */
const toIso = (text) => text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00')

/** lite already passes JSON as text; encoding it again would store it as one string. */
const toJson = (value) => (typeof value === 'string' ? value : JSON.stringify(value))

const TYPES = {
  json: { to: 114, from: [114], serialize: toJson, parse: JSON.parse },
  jsonb: { to: 3802, from: [3802], serialize: toJson, parse: JSON.parse },
  timestamptz: { to: 1184, from: [1184], serialize: (value) => value, parse: toIso },
  timestamp: { to: 1114, from: [1114], serialize: (value) => value, parse: (text) => text.replace(' ', 'T') },
}

/** What the current request asked of the mails it causes; lite does not pass it on. */
export const mailWishes = new AsyncLocalStorage()

/**
 * Supabase's lite server inside this process: auth and REST over a real PostgreSQL. Mails are sent by SMTP.
 *
 * @param {{ databaseUrl: string, url: string, appUrl: string, smtpPort: number, rewriteMail?: (mail: object) => object, email?: object }} options
 *   `email` in place of what the configuration says of it
 * @returns {Promise<{ fetch(request: Request): Promise<Response>, close(): Promise<void> }>}
 */
export async function openLite({ databaseUrl, url, appUrl, smtpPort, rewriteMail = (mail) => mail, email }) {
  const transport = nodemailer.createTransport({ host: '127.0.0.1', port: smtpPort, secure: false, ignoreTLS: true, pool: true })
  const sendMail = (mail) => transport.sendMail({ from: 'Portside <auth@portside.example>', ...rewriteMail(mail, url) })
  const { app, connection } = await openLiteAsIs({ databaseUrl, appUrl, sendMail, types: TYPES, email })
  // Otherwise its first request grants everyone everything on every table, and undoes the revokes of the migrations.
  connection.rlsState = 'active'
  connection.normalizeDbError = asPostgrest
  return {
    fetch: (request) => app.fetch(request, { peerAddress: '127.0.0.1' }),
    async close() {
      transport.close()
      await connection.close()
    },
  }
}

/** lite without our corrections. */
export async function openLiteAsIs({ databaseUrl, appUrl, sendMail, types = {}, email: given = {} }) {
  const connection = createPostgresConnection({ url: databaseUrl, postgresOptions: { onnotice() {}, max: 10, types } })
  // The newer name; lite knows only the older one.
  const { enabled: isByMail = true, ...email } = configOf('auth.email')
  const app = appOf({
    connection,
    api: { schemas: ['public'], max_rows: 1000 },
    db: { driver: 'postgres' },
    auth: {
      enabled: true,
      site_url: appUrl,
      additional_redirect_urls: [`${appUrl}/**`, 'http://127.0.0.1:*/**', 'http://localhost:*/**', 'https://app.example/**'],
      jwt_secret: KEYS.jwt,
      jwt_expiry: configOf('auth').jwt_expiry ?? 3600,
      enable_signup: true,
      enable_refresh_token_rotation: true,
      minimum_password_length: configOf('auth').minimum_password_length ?? 12,
      publishable_key: KEYS.publishable,
      secret_key: KEYS.secret,
      email: { enable_signup: isByMail, enable_confirmations: true, otp_length: 6, otp_expiry: 3600, ...email, ...given },
    },
    storage: { enabled: false },
    studio: { enabled: false },
    options: { server: { disableStudio: true, admin: false }, drivers: { email: { send: sendMail } } },
  })
  await app.init()
  await app.ensureSystemSchema()
  return { app, connection }
}

/** Its error for a wrong configuration lists every option, in two thousand lines. */
function appOf(settings) {
  try {
    return new App(settings)
  } catch (error) {
    throw Object.assign(error, { schema: undefined })
  }
}
