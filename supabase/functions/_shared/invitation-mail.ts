import type { InvitationMail } from '../../../src/domain/use-cases/functions/function-context'
import { nameInMail } from '../../../src/domain/model/kernel/name-in-mail'
import { escaped } from './mail-text'

export interface Letter {
  readonly subject: string
  readonly text: string
  readonly html: string
}

const ROLE_NAMES: Readonly<Record<InvitationMail['role'], string>> = {
  owner: 'an owner',
  admin: 'an admin',
  member: 'a member',
  viewer: 'a viewer',
}

/** What an invitation says. The names in it were typed by people, so they are text wherever they stand. */
export function invitationLetter(mail: InvitationMail, appUrl: string): Letter {
  const link = new URL(`/invite/${encodeURIComponent(mail.token)}`, appUrl).href
  const [workspace, inviter] = [nameInMail(mail.workspaceName), nameInMail(mail.invitedBy)]
  const until = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(mail.expiresAt))
  const what = `${inviter} invites you to work in “${workspace}” on Portside as ${ROLE_NAMES[mail.role]}.`
  const how = `The invitation is for ${mail.to} and holds until ${until}.`
  const otherwise = 'If you did not expect it, you can leave it unanswered.'
  return {
    subject: `${inviter} invites you to ${workspace}`,
    text: `${what}\n\nAccept it here:\n${link}\n\n${how} ${otherwise}\n`,
    html: [
      '<!doctype html><html lang="en"><body style="font-family:sans-serif;line-height:1.5">',
      `<p>${escaped(what)}</p>`,
      `<p><a href="${escaped(link)}">Accept the invitation</a></p>`,
      `<p>${escaped(how)} ${escaped(otherwise)}</p>`,
      '</body></html>',
    ].join('\n'),
  }
}
