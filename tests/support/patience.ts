import { configure, getConfig } from '@testing-library/react'

const { getElementError } = getConfig()

configure({
  /** The usual second is not enough on a busy machine for a screen whose code comes first; what comes sooner waits no longer. */
  asyncUtilTimeout: 15_000,
  /** While `findBy` waits, nobody reads what the page is at each look, and writing it out takes a fifth of the work. */
  getElementError: (message, container) =>
    isWaiting() ? new Error(message ?? 'not there yet') : getElementError(message, container),
})

/** What the library itself leaves out its costly explanations by, until the wait is over: then it asks once more. */
function isWaiting(): boolean {
  return Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true
}
