import type { Mail } from '../../../ports/developer-tools.port'
import type { developerText } from '../developer'

const MAILS: Readonly<Record<Mail['kind'], string>> = {
  'magic-link': 'Anmeldelink',
  recovery: 'Passwort zurücksetzen',
  digest: 'Was heute fällig ist',
  invitation: 'Einladung',
}

export const developer: typeof developerText = {
  rightToLeft: 'Von rechts nach links',
  faults: 'Störungen',
  latency: 'Verzögerung jedes Aufrufs',
  latencyOf: (ms) => (ms === 0 ? 'Keine' : `${ms} ms`),
  cut: 'Verbindung trennen',
  full: 'Speicher ist voll',
  refuse: 'Nächsten Aufruf ablehnen',
  throttle: 'Nächsten Aufruf drosseln',
  drop: 'Nächste Antwort verlieren',
  clear: 'Alle Störungen beenden',
  waiting: (refusals, drops) =>
    refusals === 0 && !drops
      ? 'Keine Störung steht bevor.'
      : `Bevorstehend: ${refusals} abgelehnt${drops ? ', 1 Antwort verloren' : ''}.`,
  mailbox: 'Postfach',
  noMail: 'Es wurde keine E-Mail verschickt.',
  mail: (kind) => MAILS[kind],
  openMail: 'Link öffnen',
}
