export const profileText = {
  saved: 'Profile saved',
  nameTitle: 'Your profile',
  nameLead: (email: string) => `How the others of this workspace see you. You sign in as ${email}.`,
  displayName: 'Display name',
  jobTitle: 'Title',
} as const
