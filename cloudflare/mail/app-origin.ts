import type { KeyValues } from '../../src/adapters/shared/backend/store'
import { portError } from '../../src/domain/model/errors/port-error'
import type { Env } from '../env'

const KEY = 'app-origin'

/** Where links in mails lead. @param asked the origin of the request that the mail is due to, which serves the app, too */
export function appOrigin({ APP_URL }: Env, asked: string): string {
  return APP_URL === undefined || APP_URL === '' ? asked : APP_URL
}

/** Keeps where the app is for what is mailed without a request. */
export async function noteOrigin(store: KeyValues, origin: string): Promise<void> {
  if ((await store.read<string>(KEY)) !== origin) await store.write(KEY, origin)
}

/** @throws backend/not-configured where no setting says it, and nobody has called yet */
export async function notedOrigin(env: Env, store: KeyValues): Promise<string> {
  const origin = appOrigin(env, (await store.read<string>(KEY)) ?? '')
  if (origin === '') throw portError('backend/not-configured', { missing: ['APP_URL'] })
  return origin
}
