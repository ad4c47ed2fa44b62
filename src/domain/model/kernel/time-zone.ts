/** A zone that dates can be written in here. What is stored may come from a place that knows more zones, or from a stranger. */
export function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}
