import { describe, expect, it } from 'vitest'
import { isSigned, signatureHeaders, webhookSecret } from '../../../src/domain/model/integrations/signature'

/** The example of the specification's own libraries. */
const SECRET = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'
const MESSAGE = { id: 'msg_p5jXN8AQM9LWM0D4loKWxJek', timestamp: 1_614_265_330, body: '{"test": 2432232314}' }
const SIGNATURE = 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE='
const NOW = MESSAGE.timestamp * 1000

describe('a signed message', () => {
  it('is signed as Standard Webhooks does', async () => {
    expect(await signatureHeaders(MESSAGE, [SECRET])).toEqual({
      'webhook-id': MESSAGE.id,
      'webhook-timestamp': '1614265330',
      'webhook-signature': SIGNATURE,
    })
  })

  it('is believed with the right secret only, unchanged, and not for long', async () => {
    const about = { secret: SECRET, nowMs: NOW }
    const checks = [
      isSigned(MESSAGE, SIGNATURE, about),
      isSigned(MESSAGE, `v1,other ${SIGNATURE}`, about),
      isSigned({ ...MESSAGE, body: '{"test": 2432232315}' }, SIGNATURE, about),
      isSigned({ ...MESSAGE, id: 'msg' }, SIGNATURE, about),
      isSigned(MESSAGE, SIGNATURE, { ...about, secret: webhookSecret('00'.repeat(24)) }),
      isSigned(MESSAGE, SIGNATURE, { ...about, nowMs: NOW + 301_000 }),
      isSigned(MESSAGE, SIGNATURE, { ...about, nowMs: NOW - 301_000 }),
      isSigned({ ...MESSAGE, timestamp: Number.NaN }, SIGNATURE, about),
      isSigned(MESSAGE, '', about),
    ]
    expect(await Promise.all(checks)).toEqual([true, true, false, false, false, false, false, false, false])
  })
})
