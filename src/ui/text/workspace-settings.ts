import type { Workspace } from '../../domain/model/workspaces/workspace'
import { inLanguage } from './in-language'

const WEEK_STARTS: Readonly<Record<Workspace['weekStart'], string>> = {
  monday: 'Monday',
  sunday: 'Sunday',
  saturday: 'Saturday',
}

const VISIBILITIES: Readonly<Record<Workspace['memberVisibility'], string>> = {
  everything: 'Everything',
  'own-and-unassigned-deals': 'Only their own and unassigned deals',
}

export const workspaceSettingsText = inLanguage('workspaceSettings', {
  saved: 'Workspace saved',
  title: 'Workspace',
  lead: 'Settings for everybody in it.',
  readOnly: 'Only owners can change this.',
  name: 'Name',
  currency: 'Currency',
  country: 'Country',
  countryHint: 'Phone numbers without a prefix are read as this country’s.',
  locale: 'Language and formats',
  timeZone: 'Time zone',
  weekStart: 'First day of the week',
  weekStartOf: (day: Workspace['weekStart']) => WEEK_STARTS[day],
  visibility: 'Members and viewers see',
  visibilityHint: 'Owners and admins see every deal. What is written about a hidden deal is hidden too.',
  visibilityOf: (visibility: Workspace['memberVisibility']) => VISIBILITIES[visibility],
  deleteTitle: 'Delete this workspace',
  deleteLead: 'Nobody can open it any more. For 30 days an owner can restore it from the list of workspaces.',
  delete: 'Delete workspace',
  deleteAsk: (name: string) => `Delete ${name}?`,
  deleteBody: 'Everybody in it loses access at once, including you.',
  deleteType: (name: string) => `Type ${name} to confirm`,
  deleteMismatch: (name: string) => `This is not the name. Type ${name}.`,
  deleted: (name: string) => `${name} is deleted`,
})
