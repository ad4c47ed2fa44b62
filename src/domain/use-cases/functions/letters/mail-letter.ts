import type { Mail } from '../function-context'
import { digestLetter } from './digest-letter'
import { invitationLetter } from './invitation-letter'
import type { Letter } from './letter'

/** What a function mails. @param appUrl where the app is, to which its link leads */
export function mailLetter(mail: Mail, appUrl: string): Letter {
  return mail.kind === 'invitation' ? invitationLetter(mail, appUrl) : digestLetter(mail, appUrl)
}
