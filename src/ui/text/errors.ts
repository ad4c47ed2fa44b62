import { inLanguage } from './in-language'

/** The sentences that are not about one code: see `error-text.ts` for those. */
export const errorsText = inLanguage('errors', {
  unexpectedTitle: 'Something went wrong',
  unexpectedBody: 'What you saved is safe. Reload the page to carry on; if it happens again, tell whoever looks after Portside.',
  reload: 'Reload',
  tryAgain: 'Try again',
  screenFailed: 'This screen could not be loaded',
  screenFailedBody: 'Nothing is lost. Check the connection, then try again.',
  partFailed: 'A part of the page could not be loaded. Check the connection, then try again.',
  couldNotLoad: 'This could not be loaded',
})
