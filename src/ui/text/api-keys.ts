import type { KeyScope } from '../../domain/model/api/api-key'
import type { KeyTerm } from '../../domain/model/api/key-term'
import type { Role } from '../../domain/model/workspaces/workspace'
import { inLanguage } from './in-language'
import { membersText } from './workspace-settings'

export const KEY_HOLDERS = ['robot', 'me'] as const
export type KeyHolder = (typeof KEY_HOLDERS)[number]

const SCOPES: Readonly<Record<KeyScope, string>> = {
  read: 'Read',
  write: 'Read and write',
  import: 'Read, write and import',
}

export const apiKeysText = inLanguage('apiKeys', {
  title: 'API keys',
  lead: 'Other programs read and change what is here, each with a key of its own.',
  onDevice: 'This workspace lives in your browser, where no program can reach it, so it has no keys.',
  missing: 'The backend of this workspace has no keys for programs.',
  empty: 'No keys yet. Make one for each program, so that you can revoke it without stopping the others.',
  address: 'Address',
  reference: 'API reference',
  back: 'Back to Integrations',
  add: 'New key',
  ending: (ending: string) => `…${ending}`,
  robot: (role: Role) => `Robot · ${membersText.roleOf[role]}`,
  scopeOf: SCOPES,
  mayAs: (scope: KeyScope, who: string) => `${SCOPES[scope]}, as ${who}`,
  made: (when: string, by: string) => `Made ${when} by ${by}`,
  neverUsed: 'Never used',
  usedLately: 'Used within the last hour',
  used: (when: string) => `Last used ${when}`,
  neverExpires: 'Does not expire',
  expires: (when: string) => `Expires ${when}`,
  expired: (when: string) => `Expired ${when}`,
  revokedOn: (when: string) => `Revoked ${when}`,
  stateOf: { resting: 'Member deactivated', expired: 'Expired', revoked: 'Revoked' },
  showRevoked: (count: string) => `Show revoked keys (${count})`,
  revokedTitle: 'Revoked keys',
  newTitle: 'New API key',
  create: 'Create key',
  name: 'Name',
  nameHint: 'The program that uses it.',
  scope: 'It may',
  scopeHint: {
    read: 'Sees what its role may see, and changes nothing.',
    write: 'Also creates, changes and moves to the trash.',
    import: 'Also brings data over from elsewhere, marked as imported.',
  } satisfies Record<KeyScope, string>,
  holder: 'Acts as',
  holderOf: { robot: 'A robot', me: 'Me' } satisfies Record<KeyHolder, string>,
  holderHint: {
    robot: 'A member without an account, named as the key. What it does appears under that name.',
    me: 'What it does appears under your name. It stops working once you leave the workspace.',
  } satisfies Record<KeyHolder, string>,
  role: 'Role of the robot',
  term: 'Expires',
  termOf: { month: 'In 30 days', quarter: 'In 90 days', year: 'In a year', ever: 'Never' } satisfies Record<KeyTerm, string>,
  madeTitle: (name: string) => `The key for ${name}`,
  madeLead: 'It is shown only now. Copy it to where the program keeps its secrets: nobody can see it again later.',
  key: 'Key',
  done: 'Done',
  revoke: 'Revoke',
  revokeOf: (name: string, ending: string) => `Revoke ${name} (…${ending})`,
  revokeTitle: (name: string) => `Revoke the key for ${name}?`,
  revokeBody: 'The program that uses it can read and change nothing any more, at once and for good.',
  revokeRobotBody:
    'The program that uses it can read and change nothing any more, at once and for good. Its robot is deactivated with it; what it did stays, and what it has can be handed over under Members.',
  revokeConfirm: 'Revoke key',
  revoked: (name: string) => `The key for ${name} is revoked`,
})
