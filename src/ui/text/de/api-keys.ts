import type { KeyScope } from '../../../domain/model/api/api-key'
import type { apiKeysText } from '../api-keys'
import { members } from './workspace-settings'

const SCOPES: Readonly<Record<KeyScope, string>> = {
  read: 'Lesen',
  write: 'Lesen und schreiben',
  import: 'Lesen, schreiben und importieren',
}

export const apiKeys: typeof apiKeysText = {
  title: 'API-Schlüssel',
  lead: 'Andere Programme lesen und ändern, was hier ist, jedes mit einem eigenen Schlüssel.',
  onDevice: 'Dieser Arbeitsbereich lebt in deinem Browser, wo kein Programm ihn erreicht. Darum hat er keine Schlüssel.',
  missing: 'Das Backend dieses Arbeitsbereichs hat keine Schlüssel für Programme.',
  empty:
    'Noch kein Schlüssel. Lege für jedes Programm einen eigenen an, damit du ihn widerrufen kannst, ohne die anderen anzuhalten.',
  address: 'Adresse',
  reference: 'API-Referenz',
  back: 'Zurück zu Integrationen',
  add: 'Neuer Schlüssel',
  ending: (ending) => `…${ending}`,
  robot: (role) => `Roboter · ${members.roleOf[role]}`,
  scopeOf: SCOPES,
  mayAs: (scope, who) => `${SCOPES[scope]}, als ${who}`,
  made: (when, by) => `Angelegt ${when} von ${by}`,
  neverUsed: 'Nie benutzt',
  usedLately: 'In der letzten Stunde benutzt',
  used: (when) => `Zuletzt benutzt: ${when}`,
  neverExpires: 'Läuft nicht ab',
  expires: (when) => `Läuft ab: ${when}`,
  expired: (when) => `Abgelaufen: ${when}`,
  revokedOn: (when) => `Widerrufen: ${when}`,
  stateOf: { resting: 'Mitglied deaktiviert', expired: 'Abgelaufen', revoked: 'Widerrufen' },
  showRevoked: (count) => `Widerrufene Schlüssel zeigen (${count})`,
  revokedTitle: 'Widerrufene Schlüssel',
  newTitle: 'Neuer API-Schlüssel',
  create: 'Schlüssel anlegen',
  name: 'Name',
  nameHint: 'Das Programm, das ihn benutzt.',
  scope: 'Er darf',
  scopeHint: {
    read: 'Sieht, was die Rolle sehen darf, und ändert nichts.',
    write: 'Legt auch an, ändert und verschiebt in den Papierkorb.',
    import: 'Übernimmt auch Daten von anderswo, als importiert vermerkt.',
  },
  holder: 'Handelt als',
  holderOf: { robot: 'Roboter', me: 'Ich' },
  holderHint: {
    robot: 'Ein Mitglied ohne Konto, das heißt wie der Schlüssel. Was es tut, erscheint unter diesem Namen.',
    me: 'Was er tut, erscheint unter deinem Namen. Er gilt nicht mehr, sobald du den Arbeitsbereich verlässt.',
  },
  role: 'Rolle des Roboters',
  term: 'Läuft ab',
  termOf: { month: 'In 30 Tagen', quarter: 'In 90 Tagen', year: 'In einem Jahr', ever: 'Nie' },
  madeTitle: (name) => `Der Schlüssel für ${name}`,
  madeLead:
    'Er ist nur jetzt zu sehen. Kopiere ihn dorthin, wo das Programm seine Geheimnisse aufbewahrt: Später sieht ihn niemand mehr.',
  key: 'Schlüssel',
  done: 'Fertig',
  revoke: 'Widerrufen',
  revokeOf: (name, ending) => `${name} (…${ending}) widerrufen`,
  revokeTitle: (name) => `Den Schlüssel für ${name} widerrufen?`,
  revokeBody: 'Das Programm, das ihn benutzt, kann sofort und endgültig nichts mehr lesen und ändern.',
  revokeRobotBody:
    'Das Programm, das ihn benutzt, kann sofort und endgültig nichts mehr lesen und ändern. Sein Roboter wird mit ihm deaktiviert; was er getan hat, bleibt, und was er hat, lässt sich unter „Mitglieder“ übergeben.',
  revokeConfirm: 'Schlüssel widerrufen',
  revoked: (name) => `Der Schlüssel für ${name} ist widerrufen`,
}
