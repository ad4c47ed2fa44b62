import { type Language, spokenLanguage } from '../../../model/kernel/language'
import { nameInMail } from '../../../model/kernel/name-in-mail'
import type { Role } from '../../../model/workspaces/workspace'
import type { InvitationMail } from '../function-context'
import { type Letter, framed } from './letter'

interface Said {
  readonly inviter: string
  readonly workspace: string
  readonly role: string
  readonly to: string
  readonly until: string
}

interface Words {
  readonly dates: string
  readonly roles: Readonly<Record<Role, string>>
  readonly subject: (said: Said) => string
  readonly what: (said: Said) => string
  readonly accept: string
  readonly how: (said: Said) => string
}

const WORDS: Readonly<Record<Language, Words>> = {
  en: {
    dates: 'en-GB',
    roles: { owner: 'an owner', admin: 'an admin', member: 'a member', viewer: 'a viewer' },
    subject: ({ inviter, workspace }) => `${inviter} invites you to ${workspace}`,
    what: ({ inviter, workspace, role }) => `${inviter} invites you to work in “${workspace}” on Portside as ${role}.`,
    accept: 'Accept the invitation',
    how: ({ to, until }) =>
      `The invitation is for ${to} and holds until ${until}. If you did not expect it, you can leave it unanswered.`,
  },
  de: {
    dates: 'de-DE',
    roles: { owner: 'Inhaber', admin: 'Admin', member: 'Mitglied', viewer: 'Leser' },
    subject: ({ inviter, workspace }) => `${inviter} lädt dich zu ${workspace} ein`,
    what: ({ inviter, workspace, role }) =>
      `${inviter} lädt dich ein, in „${workspace}“ auf Portside mitzuarbeiten: als ${role}.`,
    accept: 'Einladung annehmen',
    how: ({ to, until }) =>
      `Die Einladung ist für ${to} und gilt bis ${until}. Wenn du sie nicht erwartet hast, brauchst du nichts zu tun.`,
  },
}

/** What an invitation says. The names in it were typed by people, so they are text wherever they stand. */
export function invitationLetter(mail: InvitationMail, appUrl: string): Letter {
  const language = spokenLanguage([mail.locale])
  const { dates, roles, subject, what, accept, how } = WORDS[language]
  const said: Said = {
    inviter: nameInMail(mail.invitedBy),
    workspace: nameInMail(mail.workspaceName),
    role: roles[mail.role],
    to: mail.to,
    until: new Intl.DateTimeFormat(dates, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(mail.expiresAt)),
  }
  const href = new URL(`/invite/${encodeURIComponent(mail.token)}`, appUrl).href
  return framed(
    subject(said),
    [
      { kind: 'text', text: what(said) },
      { kind: 'link', label: accept, href },
      { kind: 'text', text: how(said) },
    ],
    language,
  )
}
