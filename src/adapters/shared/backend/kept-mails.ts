import type { Mail } from '../../../ports/developer-tools.port'
import type { KeyValues } from './store'

const MAX_MAILS = 50

/** The mails that were not delivered, newest first. */
export async function keptMails(store: KeyValues): Promise<readonly Mail[]> {
  return (await store.read<readonly Mail[]>('mails')) ?? []
}

/** Keeps a mail that cannot be delivered here, so that its link can still be followed. @returns all that are kept */
export async function keepMail(store: KeyValues, mail: Mail): Promise<readonly Mail[]> {
  const mails = [mail, ...(await keptMails(store))].slice(0, MAX_MAILS)
  await store.write('mails', mails)
  return mails
}
