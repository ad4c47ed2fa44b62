/** The app's path that links in mails and sign-in providers lead back to. */
export const CALLBACK_PATH = '/auth/callback'
