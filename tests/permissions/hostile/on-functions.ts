import type { FunctionName, Functions } from '../../../src/domain/model/functions/catalogue'
import { FUNCTION_NAMES } from '../../../src/domain/model/functions/function-names'
import { may, type NamedAction } from '../../../src/domain/model/access/policy'
import { newMutationId } from '../../harness/stage'
import { PUSH_NAMES } from '../../../src/domain/model/functions/push-functions'
import { attempt, type Attempt, type Refused } from './attempt'
import type { Cast, Who } from './cast'

/** A function, what to call it with about the workspace here, and who of a team may call it. */
interface Tried<N extends FunctionName> {
  readonly input: (cast: Cast) => Functions[N]['input']
  /** `member`: whoever belongs to the workspace; `account`: whoever has signed in. */
  readonly for: NamedAction | 'member' | 'account'
}

const HEIRS = { people: null, companies: null, deals: null, tasks: null }
const MAIL = btoa('From: ada@example.com\r\nTo: bob@example.com\r\nSubject: Looms\r\n\r\nTen.')

const BROWSER = {
  endpoint: 'https://push.example.com/guessed',
  p256dh: `B${'a'.repeat(86)}`,
  auth: 'a'.repeat(22),
  name: 'Firefox',
  kinds: ['mention' as const],
  language: 'en' as const,
}

const PROGRAM = { clientId: 'guessed', redirectUri: 'https://eve.example.com/callback' }

/** Whoever adds a function says here what it is called with, and all that is tried on the others is tried on it. */
export const TRIED: { readonly [N in FunctionName]: Tried<N> } = {
  'create-workspace': {
    for: 'account',
    input: () => ({ name: 'A', currency: 'EUR', country: 'DE', locale: 'en', timeZone: 'Europe/Berlin', sample: false }),
  },
  'invite-member': {
    for: 'invite-member',
    input: ({ here }) => ({ workspaceId: here, email: 'eve@example.com', role: 'member' }),
  },
  'accept-invitation': { for: 'account', input: () => ({ token: 'guessed' }) },
  'resend-invitation': {
    for: 'invite-member',
    input: ({ here, targets }) => ({ workspaceId: here, invitationId: targets.invitations }),
  },
  'revoke-invitation': {
    for: 'invite-member',
    input: ({ here, targets }) => ({ workspaceId: here, invitationId: targets.invitations }),
  },
  'deactivate-member': {
    for: 'deactivate-member',
    input: ({ here, who }) => ({ workspaceId: here, memberId: who('member').memberId, heirs: HEIRS }),
  },
  'delete-account': { for: 'account', input: () => ({ password: 'guessed', code: null, workspaces: [] }) },
  'erase-person': { for: 'erase-person', input: ({ here, targets }) => ({ workspaceId: here, personId: targets.people }) },
  'export-workspace': { for: 'export-everything', input: ({ here }) => ({ workspaceId: here }) },
  'import-bundle': { for: 'account', input: ({ here }) => ({ step: 'open', workspaceId: here, counts: {} }) },
  'webhook-secret': {
    for: 'manage-webhooks',
    input: ({ here, targets }) => ({ workspaceId: here, webhookId: targets.webhooks }),
  },
  'deliver-webhooks': { for: 'manage-webhooks', input: ({ here }) => ({ workspaceId: here }) },
  'run-rules': { for: 'manage-rules', input: ({ here }) => ({ workspaceId: here }) },
  'undo-rule-run': { for: 'manage-rules', input: ({ here, targets }) => ({ workspaceId: here, runId: targets.people }) },
  'calendar-feed': { for: 'member', input: ({ here }) => ({ workspaceId: here }) },
  'calendar-link': { for: 'member', input: ({ here }) => ({ workspaceId: here, renew: true }) },
  'capture-email': { for: 'member', input: ({ here }) => ({ workspaceId: here, message: MAIL }) },
  'capture-address': { for: 'manage-webhooks', input: ({ here }) => ({ workspaceId: here, renew: true }) },
  'daily-digest': { for: 'member', input: ({ here }) => ({ workspaceId: here }) },
  'create-api-key': {
    for: 'manage-keys',
    input: ({ here }) => ({ workspaceId: here, name: 'Till', scope: 'write', expiresAt: null, robot: 'admin' }),
  },
  'list-api-keys': { for: 'member', input: ({ here }) => ({ workspaceId: here }) },
  'revoke-api-key': { for: 'member', input: ({ here, targets }) => ({ workspaceId: here, keyId: targets.people }) },
  'read-program': { for: 'account', input: () => PROGRAM },
  'authorize-program': {
    for: 'member',
    input: ({ here }) => ({
      ...PROGRAM,
      workspaceId: here,
      challenge: 'a'.repeat(43),
      resource: null,
      scope: 'write',
      until: null,
    }),
  },
  'list-push-devices': { for: 'member', input: ({ here }) => ({ workspaceId: here, endpoint: null }) },
  'turn-on-push': { for: 'member', input: ({ here }) => ({ workspaceId: here, ...BROWSER }) },
  'turn-off-push': { for: 'member', input: ({ here }) => ({ workspaceId: here, deviceId: null }) },
  'deliver-pushes': { for: 'member', input: ({ here }) => ({ workspaceId: here }) },
}

export const CALLING: readonly Attempt[] = FUNCTION_NAMES.flatMap((name) => {
  const right = TRIED[name].for
  return [
    calls('stranger', name, 'auth/signed-out'),
    attempt('outsider', `calls ${name} with nothing`, refusedBy(name, 'record/invalid'), (cast) =>
      call(cast, 'outsider', name, {}),
    ),
    attempt('outsider', `calls ${name} with a list`, refusedBy(name, 'record/invalid'), (cast) =>
      call(cast, 'outsider', name, []),
    ),
    attempt('owner', `calls ${name} with a field that it does not take`, refusedBy(name, 'record/invalid'), (cast) =>
      call(cast, 'owner', name, { ...TRIED[name].input(cast), asRole: 'owner' }),
    ),
    ...(right === 'account'
      ? []
      : [
          calls('outsider', name, 'access/denied'),
          calls('deactivated', name, 'access/denied'),
          attempt('owner', `calls ${name} about another workspace`, refusedBy(name, 'access/denied'), (cast) =>
            call(cast, 'owner', name, { ...TRIED[name].input(cast), workspaceId: cast.elsewhere }),
          ),
          attempt('owner', `calls ${name} about a workspace that is an expression`, refusedBy(name, 'record/invalid'), (cast) =>
            call(cast, 'owner', name, { ...TRIED[name].input(cast), workspaceId: "' or true --" }),
          ),
        ]),
    ...(right === 'account' || right === 'member'
      ? []
      : (['viewer', 'member', 'admin'] as const)
          .filter((role) => !may(role, right))
          .map((role) => calls(role, name, 'access/denied'))),
  ]
})

/** What one may do, with what is another workspace's. */
export const REACHING_OVER: readonly Attempt[] = [
  reaches('resend-invitation', 'invitation-unknown', ({ theirs }) => ({ invitationId: theirs.invitations })),
  reaches('revoke-invitation', 'invitation-unknown', ({ theirs }) => ({ invitationId: theirs.invitations })),
  reaches('deactivate-member', 'member-unknown', ({ theirs }) => ({ memberId: theirs.members })),
  reaches('deactivate-member', 'heir-unknown', ({ theirs }) => ({ heirs: { ...HEIRS, deals: theirs.members } })),
  reaches('erase-person', 'person-unknown', ({ theirs }) => ({ personId: theirs.people })),
  attempt('outsider', 'accepts an invitation with a guess', 'invitation-unknown', (cast) =>
    call(cast, 'outsider', 'accept-invitation', { token: 'guessed' }),
  ),
  ...(['records', 'open'] as const).map((step) =>
    attempt('outsider', `does "${step}" of a restore to a workspace that lives`, 'restore-unknown', (cast) =>
      call(cast, 'outsider', 'import-bundle', { step, workspaceId: cast.here, ...RESTORE[step] }),
    ),
  ),
  attempt('member', 'raises their role with an invitation of their own', 'access/denied', (cast) =>
    call(cast, 'member', 'invite-member', { workspaceId: cast.here, email: cast.who('member').email, role: 'owner' }),
  ),
  attempt('outsider', 'deletes their account with a password they guess', 'proof-wrong', (cast) =>
    call(cast, 'outsider', 'delete-account', { password: 'guessed', code: null, workspaces: [] }),
  ),
  attempt('owner', 'deletes the workspace of others along with their account', 'workspaces-changed', (cast) =>
    call(cast, 'owner', 'delete-account', {
      password: cast.who('owner').password,
      code: null,
      workspaces: [{ workspaceId: cast.elsewhere, heirId: null, deletes: true }],
    }),
  ),
  attempt('member', 'deletes the workspace along with their account', 'workspaces-changed', (cast) =>
    call(cast, 'member', 'delete-account', {
      password: cast.who('member').password,
      code: null,
      workspaces: [{ workspaceId: cast.here, heirId: null, deletes: true }],
    }),
  ),
  attempt('owner', 'leaves the workspace to the owner of another', 'heir-unknown', (cast) =>
    call(cast, 'owner', 'delete-account', {
      password: cast.who('owner').password,
      code: null,
      workspaces: [{ workspaceId: cast.here, heirId: cast.who('outsider').memberId, deletes: false }],
    }),
  ),
  attempt('owner', 'leaves the workspace without an owner', 'owner-needed', (cast) =>
    call(cast, 'owner', 'delete-account', {
      password: cast.who('owner').password,
      code: null,
      workspaces: [{ workspaceId: cast.here, heirId: null, deletes: false }],
    }),
  ),
  attempt('admin', 'invites an owner', 'access/denied', (cast) =>
    call(cast, 'admin', 'invite-member', { workspaceId: cast.here, email: 'eve@example.com', role: 'owner' }),
  ),
  attempt('admin', 'deactivates an owner', 'access/denied', (cast) =>
    call(cast, 'admin', 'deactivate-member', {
      workspaceId: cast.here,
      memberId: cast.who('owner').memberId,
      heirs: HEIRS,
    }),
  ),
]

const RESTORE = { records: { parts: [] }, open: { counts: {} } }

function reaches(name: FunctionName, refused: string, over: (cast: Cast) => Readonly<Record<string, unknown>>): Attempt {
  const what = refused.replace('-unknown', '')
  return attempt('owner', `calls ${name} with the ${what} of another workspace`, refused, (cast) =>
    call(cast, 'owner', name, { ...TRIED[name].input(cast), ...over(cast) }),
  )
}

/** A backend without pushes refuses whoever asks. */
function refusedBy(name: FunctionName, refused: string): Refused {
  return PUSH_NAMES.some((one) => one === name) ? [refused, 'capability/missing'] : refused
}

function calls(who: Who, name: FunctionName, refused: string): Attempt {
  return attempt(who, `calls ${name}`, refusedBy(name, refused), (cast) => call(cast, who, name, TRIED[name].input(cast)))
}

function call(cast: Cast, who: Who, name: FunctionName, input: object): Promise<unknown> {
  return cast.who(who).ports.functions.call(name, input as never, { mutationId: newMutationId(cast.stage.world) })
}
