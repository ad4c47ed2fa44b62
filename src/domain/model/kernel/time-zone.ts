/** Whether this runtime knows the zone: stored names may come from another runtime, or from a stranger. */
export function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

/** The zone, or `UTC` if it is unknown: figures must not fail for the name of a zone. */
export function knownZone(timeZone: string): string {
  const known = zones.get(timeZone)
  if (known !== undefined) return known
  const zone = isTimeZone(timeZone) ? timeZone : 'UTC'
  zones.set(timeZone, zone)
  return zone
}

const zones = new Map<string, string>()
