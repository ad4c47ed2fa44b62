import { LIMITS } from '../../domain/model/records/limits'
import { inLanguage } from './in-language'

const PROVIDERS: Readonly<Record<string, string>> = {
  apple: 'Apple',
  azure: 'Microsoft',
  bitbucket: 'Bitbucket',
  discord: 'Discord',
  facebook: 'Facebook',
  figma: 'Figma',
  fly: 'Fly.io',
  github: 'GitHub',
  gitlab: 'GitLab',
  google: 'Google',
  kakao: 'Kakao',
  keycloak: 'Keycloak',
  linkedin_oidc: 'LinkedIn',
  notion: 'Notion',
  slack_oidc: 'Slack',
  spotify: 'Spotify',
  twitch: 'Twitch',
  workos: 'WorkOS',
  x: 'X',
  zoom: 'Zoom',
}

/** As it calls itself, in every language. */
export function providerName(provider: string): string {
  return PROVIDERS[provider] ?? provider
}

export const authText = inLanguage('auth', {
  signInTitle: 'Sign in',
  signInLead: 'Welcome back.',
  signUpTitle: 'Create your account',
  signUpLead: 'People, companies and deals in one place, live.',
  forgotTitle: 'Reset your password',
  forgotLead: 'Get a link to choose a new one.',
  resetTitle: 'Choose a new password',
  callbackTitle: 'Signing you in',
  inviteTitle: 'You are invited',
  email: 'E-mail',
  password: 'Password',
  newPassword: 'New password',
  name: 'Your name',
  passwordHint: `At least ${LIMITS.passwordCharacters} characters. A few words are better than symbols.`,
  passwordShort: `Password must have ${LIMITS.passwordCharacters} characters or more.`,
  signIn: 'Sign in',
  signUp: 'Create account',
  sendLink: 'Get a sign-in link',
  sendReset: 'Get the link',
  savePassword: 'Save and sign in',
  forgot: 'Forgot your password?',
  noAccount: 'New to Portside?',
  haveAccount: 'Already have an account?',
  backToSignIn: 'Back to sign in',
  or: 'or',
  tryIt: 'try it first',
  with: (provider: string) => `Continue with ${providerName(provider)}`,
  expired: 'Your session has ended. Sign in again to carry on where you were.',
  revoked: 'You were signed out on all devices.',
  inboxTitle: 'Check your inbox',
  inbox: (email: string) => `We sent a link to ${email}. Open it on this device to carry on.`,
  inboxWithCode: (email: string) => `We sent an e-mail to ${email}. Open its link, or type the code from it here.`,
  mailCode: 'Code from the e-mail',
  badCode: 'That code is wrong, used up or too old. Check it, or go back and ask for a new one.',
  resetSent: (email: string) => `If there is an account for ${email}, a link is on its way.`,
  otherAccountTitle: 'Use another account?',
  otherAccount: (here: string, other: string) =>
    `You are signed in as ${here}. This link signs you in as ${other}. If you did not ask for it, stay as you are: what you write would go into an account that is not yours.`,
  stayAs: (email: string) => `Stay signed in as ${email}`,
  signInAs: (email: string) => `Sign in as ${email}`,
  badLinkTitle: 'This link does not work',
  badLink: 'It may have expired or been used already. Ask for a new one.',
  noRecovery: 'Open the link you got to choose a new password.',
  signUpClosed: 'New accounts are by invitation here. Ask an owner of the workspace.',
  verify: 'Code from your authenticator app',
  verifySubmit: 'Continue',
  inviteTo: (workspace: string) => `Join ${workspace}`,
  invitedBy: (name: string) => `${name} invited you.`,
  inviteLead: 'Join the workspace you were invited to.',
  inviteVoid: 'This invitation is no longer valid',
  inviteVoidLead: 'It was accepted or taken back, or it has expired. If you accepted it, sign in; if not, ask for a new one.',
  inviteSignedOut: 'Sign in or create an account with the address the invitation was sent to.',
  accept: 'Accept the invitation',
  notYou: 'Use another account',
})

/** For who was never here. */
export const trialText = inLanguage('trial', {
  title: 'Welcome to Portside',
  tryIt: 'Try it now',
  hint: 'With a small team’s sample data, in this browser alone. No account needed.',
  guest: 'Guest',
  workspace: 'Harbour & Co.',
})

/** Where a backend sends no e-mail: what its links are for is on the screen. */
export const localMailText = inLanguage('localMail', {
  title: 'Open your link',
  lead: (email: string) => `No e-mail was sent: none can be sent from here. If ${email} has an account, its link is below.`,
  open: 'Open the link',
})
