import type { Role } from '../../../domain/model/workspaces/workspace'
import type { workspaceSettingsText, ratesText, membersText } from '../workspace-settings'
import type { settingsText } from '../settings'
import type { Heirs } from '../../../domain/model/functions/catalogue'

export const workspaceSettings: typeof workspaceSettingsText = {
  saved: 'Arbeitsbereich gespeichert',
  title: 'Arbeitsbereich',
  lead: 'Einstellungen für alle im Arbeitsbereich.',
  readOnly: 'Nur Inhaber ändern das.',
  name: 'Name',
  currency: 'Währung',
  country: 'Land',
  countryHint: 'Telefonnummern ohne Vorwahl gelten als Nummern dieses Landes.',
  locale: 'Sprache und Formate',
  timeZone: 'Zeitzone',
  weekStart: 'Erster Tag der Woche',
  weekStartOf: {
    monday: 'Montag',
    sunday: 'Sonntag',
    saturday: 'Samstag',
  },
  visibility: 'Mitglieder und Lesende sehen',
  visibilityHint:
    'Inhaber und Verwaltung sehen jeden Deal. Was zu einem verborgenen Deal geschrieben steht, ist ebenfalls verborgen.',
  visibilityOf: {
    everything: 'Alles',
    'own-and-unassigned-deals': 'Nur eigene Deals und solche ohne Zuständige',
  },
  deleteTitle: 'Diesen Arbeitsbereich löschen',
  deleteLead:
    'Niemand kann ihn mehr öffnen. 30 Tage lang lässt er sich von Inhabern aus der Liste der Arbeitsbereiche wiederherstellen.',
  delete: 'Arbeitsbereich löschen',
  deleteAsk: (name) => `${name} löschen?`,
  deleteBody: 'Alle darin verlieren sofort den Zugang, auch du.',
  deleteType: (name) => `Gib zur Bestätigung ${name} ein`,
  deleteMismatch: (name) => `Das ist nicht der Name. Gib ${name} ein.`,
  deleted: (name) => `${name} ist gelöscht`,
}

type Key = keyof typeof settingsText.section

const SECTIONS: Readonly<Record<Key, string>> = {
  profile: 'Profil',
  notifications: 'Benachrichtigungen',
  security: 'Sicherheit',
  workspace: 'Arbeitsbereich',
  members: 'Mitglieder',
  data: 'Export und Löschung',
  forms: 'Formulare',
  automations: 'Automationen',
  integrations: 'Integrationen',
  pipelines: 'Pipelines',
  fields: 'Felder',
  tags: 'Schlagwörter',
}

export const settings: typeof settingsText = {
  title: 'Einstellungen',
  navigation: 'Einstellungen',
  section: SECTIONS,
  group: { you: 'Du', workspace: 'Arbeitsbereich', data: 'Daten' },
  command: (key) => `Einstellungen: ${SECTIONS[key]}`,
  back: 'Alle Einstellungen',
  deniedTitle: 'Du hast keinen Zugriff auf diesen Teil',
  deniedBody: 'Deine Rolle umfasst ihn nicht. Frag jemanden aus der Verwaltung des Arbeitsbereichs.',
}

export const rates: typeof ratesText = {
  title: 'Wechselkurse',
  lead: (currency) =>
    `Mit einem Kurs für jede Währung, in der verkauft wird, steht bei Summen auch, was sie ungefähr in ${currency} ergeben. Die genauen Summen bleiben je Währung.`,
  rate: (from, to) => `1 ${from} in ${to}`,
  wrong: 'Eine Zahl über null mit höchstens sechs Nachkommastellen, etwa 0,92.',
  add: 'Kurs hinzufügen für',
  addHint: 'Ein geleerter Kurs wird entfernt.',
  choose: 'Bitte wählen',
  save: 'Kurse festlegen',
  saved: 'Wechselkurse festgelegt',
}

const ROLES: Readonly<Record<Role, string>> = {
  owner: 'Inhaber',
  admin: 'Verwaltung',
  member: 'Mitglied',
  viewer: 'Nur Lesen',
}

const HEIR_LABELS: Readonly<Record<keyof Heirs, string>> = {
  people: 'Personen',
  companies: 'Firmen',
  deals: 'Deals',
  tasks: 'Offene Aufgaben',
}

export const members: typeof membersText = {
  title: 'Mitglieder',
  lead: 'Wer hier arbeitet und was sie dürfen.',
  invite: 'Einladen',
  inviteTitle: 'In diesen Arbeitsbereich einladen',
  inviteLead: 'Die Einladung kommt per E-Mail mit einem Link, der sieben Tage gilt.',
  inviteSubmit: 'Einladung schicken',
  email: 'E-Mail',
  role: 'Rolle',
  roleOf: ROLES,
  roleHint: {
    owner: 'Alles, auch den Arbeitsbereich umbenennen und löschen.',
    admin: 'Mitglieder, Pipelines, Felder und Exporte, aber keine Inhaber.',
    member: 'Legt Personen, Firmen, Deals, Aufgaben und Notizen an und bearbeitet sie.',
    viewer: 'Liest und ändert nichts.',
  },
  changeRole: (name, role) => `Rolle von ${name}: ${ROLES[role]}`,
  roleChanged: (name, role) => `Neue Rolle von ${name}: ${ROLES[role]}`,
  you: 'Du',
  robot: 'Roboter',
  deactivated: 'Deaktiviert',
  notJoined: 'Noch nicht dabei',
  more: (name) => `Mehr zu ${name}`,
  deactivate: 'Deaktivieren',
  handOver: 'Einträge übergeben',
  reactivate: 'Wieder aktivieren',
  reactivated: (name) => `${name} ist wieder aktiv`,
  invited: (email) => `Einladung an ${email} geschickt`,
  invitations: 'Einladungen',
  invitationsLead: 'Noch nicht angenommen.',
  expires: (when) => `Läuft ab: ${when}`,
  expired: (when) => `Abgelaufen: ${when}`,
  invitedAs: (role, by) => `${ROLES[role]}, eingeladen von ${by}`,
  wasMember: (role) => `${ROLES[role]}, war vor der Wiederherstellung im Team`,
  unsent: 'Noch nicht wieder eingeladen',
  sendTo: (email) => `Einladung an ${email} schicken`,
  linkLead:
    'Von hier lassen sich keine E-Mails schicken. Du bekommst einen Link, der sieben Tage gilt, und gibst ihn selbst weiter.',
  linkSubmit: 'Einladung anlegen',
  linkMade: (email) => `Der Link für ${email} steht in der Liste der Einladungen`,
  linkNew: 'Neuer Link',
  linkNewFor: (email) => `Neuer Link für ${email}`,
  linkRenewed: (email) => `Es gibt einen neuen Link für ${email}. Der frühere gilt nicht mehr.`,
  linkOf: (email) => `Es ging keine E-Mail ab. Gib diesen Link an ${email} weiter:`,
  resend: 'Noch einmal schicken',
  resendTo: (email) => `Einladung noch einmal an ${email} schicken`,
  resent: (email) => `Noch einmal an ${email} geschickt. Der frühere Link gilt nicht mehr.`,
  revoke: 'Zurückziehen',
  revokeOf: (email) => `Einladung an ${email} zurückziehen`,
  revoked: (email) => `Die Einladung an ${email} ist zurückgezogen`,
  deactivateTitle: (name) => `${name} deaktivieren?`,
  handOverTitle: (name) => `Einträge von ${name} übergeben`,
  deactivateLead: 'Der Zugang endet sofort. Was getan wurde, bleibt unter diesem Namen.',
  deactivateRobot: 'Sein Schlüssel gilt sofort nicht mehr. Was er getan hat, bleibt, unter seinem Namen.',
  handOverLead: 'Entweder werden alle Einträge übergeben oder keiner.',
  deactivateSelf: 'Du verlierst den Zugang zu diesem Arbeitsbereich.',
  nothingToHandOver: 'Keine Personen, Firmen, Deals oder offenen Aufgaben.',
  heirOf: (kind, count) => `${HEIR_LABELS[kind]} (${count}) gehen an`,
  nobody: 'Niemand',
  deactivatedDone: (name) => `${name} ist deaktiviert`,
  handedOver: (name) => `Die Einträge von ${name} sind übergeben`,
  handedOverCount: (count) => `Übergebene Einträge: ${count}.`,
}
