import { inLanguage } from './in-language'
import type { PushKind } from '../../domain/model/push/push-device'

/** What keeps a browser from being notified. */
export type PushObstacle =
  /** It cannot, or not in a private window. */
  | 'missing'
  /** On an iPhone or iPad, only an app on the home screen is notified. */
  | 'home-screen'
  /** The person has said no, and only they can take that back, in the browser's settings. */
  | 'blocked'

/** Being notified while the app is closed. */
export const pushText = inLanguage('push', {
  title: 'In this browser',
  lead: 'Notifies you here while Portside is closed, for this workspace. What is sent is encrypted for this browser: its maker, who delivers it, cannot read it.',
  turnOn: 'Notify me while Portside is closed',
  kinds: 'What for',
  kindOf: {
    mention: 'When somebody mentions me',
    assignment: 'When a task or deal is assigned to me',
    reminder: 'When a task reminds me',
  } satisfies Record<PushKind, string>,
  on: 'On. You see nothing twice: while you look at Portside, it shows what is new itself.',
  off: 'Off.',
  why: {
    missing: 'This browser cannot be notified, or not in a private window. Try another browser, or an ordinary window.',
    'home-screen':
      'On an iPhone or iPad, only apps on the home screen can notify you. Tap Share, then “Add to Home Screen”, and open Portside from there.',
    blocked: 'This browser blocks notifications of this site. Allow them in its settings for this site, then come back.',
  } satisfies Record<PushObstacle, string>,
  onDevice:
    'This workspace lives in your browser. While Portside is closed there is nobody who could notify you; while it is open, it does.',
  missingHere: 'The backend of this workspace cannot notify you while Portside is closed.',
  othersTitle: 'Your other browsers',
  othersLead: 'Where else you are notified of this workspace.',
  noOthers: 'Nowhere else.',
  since: (day: string) => `Since ${day}`,
  turnOff: 'Turn off',
  turnOffOf: (name: string) => `Turn off notifications: ${name}`,
  turnedOff: (name: string) => `${name} is not notified any more.`,
})
