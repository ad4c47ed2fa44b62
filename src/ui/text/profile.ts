import { inLanguage } from './in-language'

export const profileText = inLanguage('profile', {
  saved: 'Profile saved',
  nameTitle: 'Your profile',
  nameLead: (email: string) => `How the others of this workspace see you. You sign in as ${email}.`,
  displayName: 'Display name',
  jobTitle: 'Title',
  timeZone: 'Time zone',
  timeZoneHint: 'Whose clock you read and type times by.',
  workspaceZone: (zone: string) => `As the workspace (${zone.replaceAll('_', ' ')})`,
})
