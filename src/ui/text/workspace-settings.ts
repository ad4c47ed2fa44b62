import type { Workspace, Role } from '../../domain/model/workspaces/workspace'
import { inLanguage } from './in-language'
import type { Heirs } from '../../domain/model/functions/catalogue'

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
  weekStartOf: {
    monday: 'Monday',
    sunday: 'Sunday',
    saturday: 'Saturday',
  } satisfies Record<Workspace['weekStart'], string>,
  visibility: 'Members and viewers see',
  visibilityHint: 'Owners and admins see every deal. What is written about a hidden deal is hidden too.',
  visibilityOf: {
    everything: 'Everything',
    'own-and-unassigned-deals': 'Only their own and unassigned deals',
  } satisfies Record<Workspace['memberVisibility'], string>,
  deleteTitle: 'Delete this workspace',
  deleteLead: 'Nobody can open it any more. For 30 days an owner can restore it from the list of workspaces.',
  delete: 'Delete workspace',
  deleteAsk: (name: string) => `Delete ${name}?`,
  deleteBody: 'Everybody in it loses access at once, including you.',
  deleteType: (name: string) => `Type ${name} to confirm`,
  deleteMismatch: (name: string) => `This is not the name. Type ${name}.`,
  deleted: (name: string) => `${name} is deleted`,
})

export const ratesText = inLanguage('rates', {
  title: 'Exchange rates',
  lead: (currency: string) =>
    `With a rate for each currency you sell in, totals also show roughly what they come to in ${currency}. Exact totals stay per currency.`,
  rate: (from: string, to: string) => `1 ${from} in ${to}`,
  wrong: 'Write a number above zero with up to six decimals, such as 0.92.',
  add: 'Add a rate for',
  addHint: 'Clear a rate to remove it.',
  choose: 'Choose one',
  save: 'Save rates',
  saved: 'Exchange rates saved',
})

const ROLES: Readonly<Record<Role, string>> = { owner: 'Owner', admin: 'Admin', member: 'Member', viewer: 'Viewer' }

const HEIR_LABELS: Readonly<Record<keyof Heirs, string>> = {
  people: 'People',
  companies: 'Companies',
  deals: 'Deals',
  tasks: 'Open tasks',
}

export const membersText = inLanguage('members', {
  title: 'Members',
  lead: 'Who works here, and what they may do.',
  invite: 'Invite',
  inviteTitle: 'Invite to this workspace',
  inviteLead: 'They get an e-mail with a link that is valid for seven days.',
  inviteSubmit: 'Send invitation',
  email: 'E-mail',
  role: 'Role',
  roleOf: ROLES,
  roleHint: {
    owner: 'Everything, including renaming and deleting the workspace.',
    admin: 'Manages members, pipelines, fields and exports, but not owners.',
    member: 'Creates and edits people, companies, deals, tasks and notes.',
    viewer: 'Can read, but not change anything.',
  } satisfies Record<Role, string>,
  changeRole: (name: string, role: Role) => `Role of ${name}: ${ROLES[role]}`,
  roleChanged: (name: string, role: Role) => `${name} is now ${ROLES[role].toLowerCase()}`,
  you: 'You',
  deactivated: 'Deactivated',
  notJoined: 'Not joined yet',
  more: (name: string) => `More about ${name}`,
  deactivate: 'Deactivate',
  handOver: 'Hand over records',
  reactivate: 'Reactivate',
  reactivated: (name: string) => `${name} is active again`,
  invited: (email: string) => `Invitation sent to ${email}`,
  invitations: 'Invitations',
  invitationsLead: 'Sent, but not accepted yet.',
  expires: (when: string) => `Expires ${when}`,
  expired: (when: string) => `Expired ${when}`,
  invitedAs: (role: Role, by: string) => `${ROLES[role]}, invited by ${by}`,
  resend: 'Send again',
  resendTo: (email: string) => `Send the invitation to ${email} again`,
  resent: (email: string) => `Sent to ${email} again. The previous link no longer works.`,
  revoke: 'Revoke',
  revokeOf: (email: string) => `Revoke the invitation to ${email}`,
  revoked: (email: string) => `The invitation to ${email} was revoked`,
  deactivateTitle: (name: string) => `Deactivate ${name}?`,
  handOverTitle: (name: string) => `Hand over the records of ${name}`,
  deactivateLead: 'They lose access at once. What they did stays, under their name.',
  handOverLead: 'Records are handed over all at once or not at all.',
  deactivateSelf: 'You will lose access to this workspace.',
  nothingToHandOver: 'They have no people, companies, deals or open tasks.',
  heirOf: (kind: keyof Heirs, count: string) => `${HEIR_LABELS[kind]} (${count}) go to`,
  nobody: 'Nobody',
  deactivatedDone: (name: string) => `${name} is deactivated`,
  handedOver: (name: string) => `The records of ${name} are handed over`,
  handedOverCount: (count: string) => `${count} records went to others.`,
})
