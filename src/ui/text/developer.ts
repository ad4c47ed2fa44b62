import type { Mail } from '../../ports/developer-tools.port'
import { inLanguage } from './in-language'

const MAILS: Readonly<Record<Mail['kind'], string>> = {
  'magic-link': 'Sign-in link',
  recovery: 'Password reset',
  digest: 'What is due today',
  invitation: 'Invitation',
}

export const developerText = inLanguage('developer', {
  rightToLeft: 'Right-to-left layout',
  faults: 'Faults',
  latency: 'Delay of every call',
  latencyOf: (ms: number) => (ms === 0 ? 'None' : `${ms} ms`),
  cut: 'Cut the connection',
  full: 'Storage is full',
  refuse: 'Refuse the next call',
  throttle: 'Throttle the next call',
  drop: 'Lose the next answer',
  clear: 'Clear all faults',
  waiting: (refusals: number, drops: boolean) =>
    refusals === 0 && !drops ? 'No fault is waiting.' : `Waiting: ${refusals} refused${drops ? ', 1 lost answer' : ''}.`,
  mailbox: 'Mailbox',
  noMail: 'No mail has been sent.',
  mail: (kind: Mail['kind']) => MAILS[kind],
  openMail: 'Open link',
})
