/**
 * What asks the browser not to clear what is kept here when room is short, or nobody has come for a week: to be called when there
 * is something to lose; asks once. Whether it was granted the settings say.
 */
export function askingToKeep(): () => void {
  let hasAsked = false
  return () => {
    if (hasAsked) return
    hasAsked = true
    // Not there where a page did not come over HTTPS.
    void (navigator.storage as StorageManager | undefined)?.persist().catch(() => undefined)
  }
}
