/** What a typed code confirms. Its text form is the port's challenge id, so that a screen can store it. */
export type Challenge =
  /** The code in a mail: to confirm an address, or to sign in. */
  { readonly kind: 'mail'; readonly email: string } | { readonly kind: 'totp'; readonly factorId: string }

export function challengeId(challenge: Challenge): string {
  return challenge.kind === 'mail' ? `mail:${challenge.email}` : `totp:${challenge.factorId}`
}

/** `null`: not a challenge id of this backend. */
export function challengeOf(id: string): Challenge | null {
  const [, kind, rest = ''] = /^(mail|totp):(.+)$/su.exec(id) ?? []
  if (kind === 'mail') return { kind, email: rest }
  return kind === 'totp' ? { kind, factorId: rest } : null
}
