/** A key of the old kind is a token as well, and has to be sent as one; one of the new kind must not. */
export function keyHeaders(secretKey: string): Readonly<Record<string, string>> {
  return secretKey.startsWith('eyJ') ? { apikey: secretKey, authorization: `Bearer ${secretKey}` } : { apikey: secretKey }
}
