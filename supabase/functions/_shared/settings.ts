/** Where a setting comes from: `Deno.env.get` in production, a plain object in tests. */
export type ReadSetting = (name: string) => string | undefined

export interface Settings {
  /** The project's own origin, as the function reaches it. */
  readonly backendUrl: string
  /** A secret key. Never leaves the function but to the project itself. */
  readonly secretKey: string
  /** Only for projects (and the local backend) that still sign with one shared secret; else their public keys are used. */
  readonly jwtSecret: string | null
  /** Who signs tokens, as they name themselves: another than the project's address where it has a domain of its own. */
  readonly jwtIssuer: string
  /** Where the app is: links in mails lead there. */
  readonly appUrl: string
  /** Origins that may call from a browser; `*` for any. */
  readonly origins: readonly string[]
  readonly smtp: SmtpSettings
  /** Origins on this machine or its network that webhooks may reach; none but in development. */
  readonly innerHooks: readonly string[]
  /** As whom the server that receives captured mail states what it found out about senders (its `authserv-id`); `null`: none does. */
  readonly mailReceiver: string | null
}

export interface SmtpSettings {
  readonly host: string
  readonly port: number
  readonly user: string | null
  readonly password: string | null
  readonly from: string
}

/** @throws when one that is needed is missing: a function that is set up by halves must not answer at all */
export function readSettings(read: ReadSetting): Settings {
  const appUrl = demand(read, 'APP_URL')
  const backendUrl = new URL(demand(read, 'SUPABASE_URL')).origin
  return {
    backendUrl,
    secretKey: read('BACKEND_SECRET_KEY') ?? demand(read, 'SUPABASE_SERVICE_ROLE_KEY'),
    jwtSecret: read('JWT_SECRET') ?? null,
    jwtIssuer: read('JWT_ISSUER') ?? `${backendUrl}/auth/v1`,
    appUrl,
    origins: (read('APP_ORIGINS') ?? new URL(appUrl).origin).split(',').map((origin) => origin.trim()),
    smtp: {
      host: demand(read, 'SMTP_HOST'),
      port: Number(read('SMTP_PORT') ?? 465),
      user: read('SMTP_USER') ?? null,
      password: read('SMTP_PASSWORD') ?? null,
      from: demand(read, 'SMTP_FROM'),
    },
    innerHooks: (read('WEBHOOK_INNER_ORIGINS') ?? '').split(',').filter(Boolean),
    mailReceiver: read('MAIL_AUTHSERV_ID') ?? null,
  }
}

/** Names the project and grants nothing; the keys of programs are sent beside it. @throws when there is none */
export function publishableKeyIn(read: ReadSetting): string {
  return read('BACKEND_PUBLISHABLE_KEY') ?? demand(read, 'SUPABASE_ANON_KEY')
}

function demand(read: ReadSetting, name: string): string {
  const value = read(name)
  if (value === undefined || value === '') throw new Error(`The setting ${name} is missing`)
  return value
}
