import type { profileText } from '../profile'

export const profile: typeof profileText = {
  saved: 'Profil gespeichert',
  nameTitle: 'Dein Profil',
  nameLead: (email) => `Wie dich die anderen in diesem Arbeitsbereich sehen. Du meldest dich mit ${email} an.`,
  displayName: 'Anzeigename',
  jobTitle: 'Position',
  timeZone: 'Zeitzone',
  timeZoneHint: 'Nach wessen Uhr du Zeiten liest und eingibst.',
  workspaceZone: (zone) => `Wie der Arbeitsbereich (${zone.replaceAll('_', ' ')})`,
}
