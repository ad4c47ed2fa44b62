import { expect, it } from 'vitest'
import type { Env } from '../../cloudflare/env'
import { mailSettings } from '../../cloudflare/mail/mail-settings'
import { openWorker } from '../harness/local-worker'

const WHOLE = { MAIL_URL: 'https://mail.example/emails', MAIL_KEY: 'key', MAIL_FROM: 'mail@portside.example' }

it('a Worker whose mail service is set up by halves does not start, and says what is missing', async () => {
  const { MAIL_KEY: _, ...halves } = WHOLE
  await expect(openWorker([], { variables: halves })).rejects.toThrow('"missing":["MAIL_KEY"]')
})

it('no key is sent in the clear, but where one develops', () => {
  const clear = { ...WHOLE, MAIL_URL: 'http://mail.example/emails', APP_URL: 'nowhere' } as object as Env
  expect(() => mailSettings(clear)).toThrow(expect.objectContaining({ details: { missing: ['MAIL_URL', 'APP_URL'] } }))
  expect(mailSettings({ ...clear, DEVELOPMENT: 'yes', APP_URL: '' })).toMatchObject({ url: 'http://mail.example/emails' })
})
