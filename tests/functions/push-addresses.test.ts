import { expect, it } from 'vitest'
import { isPushService } from '../../cloudflare/functions/post-hook'
import { pushingMessages } from '../../supabase/functions/_shared/hooks'

const find = async (host: string) => [{ address: host === 'inner.example.com' ? '10.1.2.3' : '93.184.215.14', family: 4 }]
const CONTACT = 'https://app.example'

const NOT_PUBLIC = [
  'http://push.example.com/1',
  'https://127.0.0.1/1',
  'https://[::1]/1',
  'https://10.0.0.1/1',
  'https://169.254.169.254/latest/meta-data',
  'ftp://push.example.com/1',
  'push.example.com',
]

it('pushes by https to public addresses alone, on Supabase', async () => {
  const service = pushingMessages([], { contact: CONTACT, find })
  const mayReach = await Promise.all([...NOT_PUBLIC, 'https://inner.example.com/1'].map((endpoint) => service.mayReach(endpoint)))
  expect([mayReach.filter(Boolean), await service.mayReach('https://push.example.com/1')]).toEqual([[], true])
  expect(await service.post('https://inner.example.com/1', {}, new Uint8Array(1))).toBeNull()
  expect(await service.contact()).toBe(CONTACT)
})

it('pushes by https to public addresses alone, in the Worker', () => {
  const names = ['https://localhost/1', 'https://metadata.internal/1', 'https://printer.local/1', 'https://intranet/1']
  expect([...NOT_PUBLIC, ...names].filter((endpoint) => isPushService(endpoint, false))).toEqual([])
  expect(isPushService('https://push.example.com/1', false)).toBe(true)
})
