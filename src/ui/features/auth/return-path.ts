import { forgetPreference, readPreference, writePreference } from '../../app/preferences'

/**
 * Where somebody was going who is to follow a mailed link: it opens in a tab that knows nothing of the one they came from.
 *
 * @param search of the screen that had the mail sent
 */
export function keepReturnPath(search: string): void {
  const path = new URLSearchParams(search).get('return')
  if (path === null) forgetPreference('return')
  else writePreference('return', path)
}

/** Once. `null`: nowhere in particular. */
export function takeReturnPath(): string | null {
  const path = readPreference('return')
  forgetPreference('return')
  return path
}
