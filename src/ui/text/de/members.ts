import type { Heirs } from '../../../domain/model/functions/catalogue'
import type { Role } from '../../../domain/model/workspaces/workspace'
import type { membersText } from '../members'

const ROLES: Readonly<Record<Role, string>> = {
  owner: 'Inhaber',
  admin: 'Verwaltung',
  member: 'Mitglied',
  viewer: 'Nur Lesen',
}

const ROLE_HINTS: Readonly<Record<Role, string>> = {
  owner: 'Alles, auch den Arbeitsbereich umbenennen und löschen.',
  admin: 'Mitglieder, Pipelines, Felder und Exporte, aber keine Inhaber.',
  member: 'Legt Personen, Firmen, Deals, Aufgaben und Notizen an und bearbeitet sie.',
  viewer: 'Liest und ändert nichts.',
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
  roleOf: (role) => ROLES[role],
  roleHint: (role) => ROLE_HINTS[role],
  changeRole: (name, role) => `Rolle von ${name}: ${ROLES[role]}`,
  roleChanged: (name, role) => `Neue Rolle von ${name}: ${ROLES[role]}`,
  you: 'Du',
  deactivated: 'Deaktiviert',
  notJoined: 'Noch nicht dabei',
  more: (name) => `Mehr zu ${name}`,
  deactivate: 'Deaktivieren',
  handOver: 'Einträge übergeben',
  reactivate: 'Wieder aktivieren',
  reactivated: (name) => `${name} ist wieder aktiv`,
  invited: (email) => `Einladung an ${email} geschickt`,
  invitations: 'Einladungen',
  invitationsLead: 'Verschickt und noch nicht angenommen.',
  expires: (when) => `Läuft ab: ${when}`,
  expired: (when) => `Abgelaufen: ${when}`,
  invitedAs: (role, by) => `${ROLES[role]}, eingeladen von ${by}`,
  resend: 'Noch einmal schicken',
  resendTo: (email) => `Einladung noch einmal an ${email} schicken`,
  resent: (email) => `Noch einmal an ${email} geschickt. Der frühere Link gilt nicht mehr.`,
  revoke: 'Zurückziehen',
  revokeOf: (email) => `Einladung an ${email} zurückziehen`,
  revoked: (email) => `Die Einladung an ${email} ist zurückgezogen`,
  deactivateTitle: (name) => `${name} deaktivieren?`,
  handOverTitle: (name) => `Einträge von ${name} übergeben`,
  deactivateLead: 'Ab diesem Moment ist der Arbeitsbereich nicht mehr zu sehen. Was getan wurde, bleibt, unter diesem Namen.',
  handOverLead: 'Entweder werden alle Einträge übergeben oder keiner.',
  deactivateSelf: 'Du wirst von diesem Arbeitsbereich nichts mehr sehen.',
  nothingToHandOver: 'Keine Personen, Firmen, Deals oder offenen Aufgaben.',
  heirOf: (kind, count) => `${HEIR_LABELS[kind]} (${count}) gehen an`,
  nobody: 'Niemand',
  deactivatedDone: (name) => `${name} ist deaktiviert`,
  handedOver: (name) => `Die Einträge von ${name} sind übergeben`,
  handedOverCount: (count) => `Übergebene Einträge: ${count}.`,
}
