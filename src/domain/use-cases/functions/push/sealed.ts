import type { PushDevice } from '../../../model/push/push-device'

type Keys = Pick<PushDevice, 'endpoint' | 'p256dh' | 'auth'>

/** Messages are as long as the next multiple of this, so that their length tells nobody what is in them. */
const STEP_BYTES = 512
/** What every push service takes, without what encryption adds (RFC 8291, 4). */
const MOST_BYTES = 3072

/**
 * A message that only this browser can read (RFC 8291). Text is padded with spaces, which JSON allows at its end.
 *
 * @throws where the keys are none
 */
export async function sealed({ endpoint, p256dh, auth }: Keys, text: string): Promise<Uint8Array<ArrayBuffer>> {
  const { encryptNotification } = await import('@block65/webcrypto-web-push')
  const bytes = new TextEncoder().encode(text)
  const padded = new Uint8Array(Math.min(MOST_BYTES, Math.ceil(bytes.length / STEP_BYTES) * STEP_BYTES)).fill(SPACE)
  padded.set(bytes)
  const subscription = { endpoint, expirationTime: null, keys: { p256dh, auth } }
  return new Uint8Array(await encryptNotification(subscription, padded, { pad: false }))
}

/** Can anything be encrypted for it? A point that is not on the curve is refused by whoever computes with it. */
export async function isSealable(keys: Keys): Promise<boolean> {
  try {
    await sealed(keys, '{}')
    return true
  } catch {
    return false
  }
}

const SPACE = 0x20
