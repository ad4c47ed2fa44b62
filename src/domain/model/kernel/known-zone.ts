/** The zone, or `UTC` where nothing is known of one by this name: figures stay readable whatever a workspace calls its zone. */
export function knownZone(timeZone: string): string {
  const known = zones.get(timeZone)
  if (known !== undefined) return known
  const zone = isZone(timeZone) ? timeZone : 'UTC'
  zones.set(timeZone, zone)
  return zone
}

const zones = new Map<string, string>()

function isZone(timeZone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}
