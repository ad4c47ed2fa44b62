import type { ApiSession } from './api-session'

type Data = Readonly<Record<string, unknown>>

/**
 * Phone numbers that a program gives as they were written are read as on a screen: as the workspace's country has them, where they
 * have no prefix of their own.
 */
export async function withPhonesRead(data: Data, { records, workspaceId }: ApiSession): Promise<Data> {
  const { phones } = data
  if (!Array.isArray(phones) || !phones.some(isUnread)) return data
  const [{ readPhone }, workspace] = await Promise.all([
    import('../../model/people/phone-numbers'),
    records.get('workspaces', workspaceId),
  ])
  const country = workspace?.country ?? ''
  return {
    ...data,
    phones: phones.map((phone: unknown) => (isUnread(phone) ? { ...phone, ...readPhone(phone.raw, country) } : phone)),
  }
}

function isUnread(phone: unknown): phone is { readonly raw: string } {
  const { raw, e164 } = Object(phone) as { readonly raw?: unknown; readonly e164?: unknown }
  return typeof raw === 'string' && (e164 === undefined || e164 === null)
}
