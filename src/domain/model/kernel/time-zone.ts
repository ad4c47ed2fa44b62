/** A zone that dates can be written in here. What is stored may come from a place that knows more zones, or from a stranger. */
export function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

/** The zone, or `UTC` where nothing is known of one by this name: figures stay readable whatever a workspace calls its zone. */
export function knownZone(timeZone: string): string {
  const known = zones.get(timeZone)
  if (known !== undefined) return known
  const zone = isTimeZone(timeZone) ? timeZone : 'UTC'
  zones.set(timeZone, zone)
  return zone
}

const zones = new Map<string, string>()
