import { inLanguage } from './in-language'

export const profileText = inLanguage('profile', {
  saved: 'Profile saved',
  nameTitle: 'Your profile',
  nameLead: (email: string) => `How others in this workspace see you. You sign in as ${email}.`,
  displayName: 'Display name',
  jobTitle: 'Title',
  timeZone: 'Time zone',
  timeZoneHint: 'Times are shown and entered in this time zone.',
  workspaceZone: (zone: string) => `Same as the workspace (${zone.replaceAll('_', ' ')})`,
})
