import { inLanguage } from './in-language'
import type { Mail } from '../../ports/developer-tools.port'

export const appUpdateText = inLanguage('appUpdate', {
  ready: 'A newer version of Portside is ready',
  readyBody: 'It starts when you reload, or when all tabs are closed. Finish what you are typing first.',
  tookOver: 'Portside was updated in another tab',
  tookOverBody: 'Reload this one when you are done here.',
  reload: 'Reload',
})

export const notFoundText = inLanguage('notFound', {
  title: 'There is no such page',
  body: 'The address may be mistyped, or the page was moved.',
  toStart: 'Go to the start page',
})

export const noMemberText = inLanguage('noMember', {
  title: 'You cannot open this workspace',
  body: 'It may have been deleted, you may no longer be in it, or the invitation went to another address of yours.',
})

/** What is said about changing many records at once. */
export const bulkText = inLanguage('bulk', {
  working: (done: string, total: string) => `${done} of ${total} done`,
  progress: 'Changing many records',
  stop: 'Stop',
  goOn: 'Continue',
  left: (done: string, left: string) => `${done} done, ${left} left unchanged.`,
  someFailed: (failed: string) => `${failed} could not be changed: they were changed or removed in the meantime.`,
})

/** Why nothing comes through: no connection, a backend that does not answer as itself, or one that is newer than this page. */
export type ConnectionTrouble = 'offline' | 'backend' | 'outdated'

const DOWN: Readonly<Record<ConnectionTrouble, string>> = {
  offline: 'You are offline.',
  backend: 'The backend does not answer as it should.',
  outdated: 'This page is older than its backend and has to be reloaded.',
}

export const connectionText = inLanguage('connection', {
  label: 'Connection',
  down: (trouble: ConnectionTrouble, { hasCopy }: { readonly hasCopy: boolean }) =>
    `${DOWN[trouble]} ${hasCopy ? 'Changes are saved on this device and sent later.' : 'You see the last known state; changes cannot be saved now.'}`,
})

export const developerText = inLanguage('developer', {
  backendIn: (name: string) => `Backend: ${name}`,
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
  mail: {
    'magic-link': 'Sign-in link',
    recovery: 'Password reset',
    digest: 'What is due today',
    invitation: 'Invitation',
  } satisfies Record<Mail['kind'], string>,
  openMail: 'Open link',
})
