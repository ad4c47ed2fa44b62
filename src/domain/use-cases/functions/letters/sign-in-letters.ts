import type { Language } from '../../../model/kernel/language'
import { type Letter, framed, type Part } from './letter'

/** Why somebody is mailed a link or a code of their own. */
export type SignInLetterKind = 'confirmation' | 'magic-link' | 'recovery' | 'email-change' | 'reauthentication'

interface Words {
  readonly subject: string
  readonly what: string
  readonly link: string
  /** To whoever did not ask. */
  readonly otherwise: string
}

const UNASKED_EN = 'You did not ask for this? Then nothing happens, and you need not do anything.'
const UNASKED_DE = 'Du hast nicht darum gebeten? Dann geschieht nichts, und du brauchst nichts zu tun.'

const WORDS: Readonly<Record<Language, { readonly code: string } & Readonly<Record<SignInLetterKind, Words>>>> = {
  en: {
    code: 'The code to type where you were asked for it',
    confirmation: {
      subject: 'Confirm your e-mail address',
      what: 'One step, and your Portside account is ready. It works once, within an hour.',
      link: 'Confirm this address',
      otherwise: UNASKED_EN,
    },
    'magic-link': {
      subject: 'Sign in to Portside',
      what: 'You sign in with this mail, once, within an hour.',
      link: 'Sign in',
      otherwise: UNASKED_EN,
    },
    recovery: {
      subject: 'Choose a new password',
      what: 'You choose a new password for Portside with this mail, once, within an hour.',
      link: 'Choose a new password',
      otherwise: UNASKED_EN,
    },
    'email-change': {
      subject: 'Confirm your new e-mail address',
      what: 'From then on you sign in to Portside with this address.',
      link: 'Confirm the change',
      otherwise: UNASKED_EN,
    },
    reauthentication: {
      subject: 'Your code to change the password',
      what: 'You change your password for Portside with this mail.',
      link: '',
      otherwise:
        'You did not ask for this? Then somebody else is signed in as you. Sign out everywhere in the settings, and choose another password.',
    },
  },
  de: {
    code: 'Der Code zum Eintippen, wo du danach gefragt wurdest',
    confirmation: {
      subject: 'Bestätige deine E-Mail-Adresse',
      what: 'Noch ein Schritt, und dein Konto bei Portside ist bereit. Er geht einmal, innerhalb einer Stunde.',
      link: 'Diese Adresse bestätigen',
      otherwise: UNASKED_DE,
    },
    'magic-link': {
      subject: 'Bei Portside anmelden',
      what: 'Mit dieser Mail meldest du dich an, einmal, innerhalb einer Stunde.',
      link: 'Anmelden',
      otherwise: UNASKED_DE,
    },
    recovery: {
      subject: 'Wähle ein neues Passwort',
      what: 'Mit dieser Mail wählst du ein neues Passwort für Portside, einmal, innerhalb einer Stunde.',
      link: 'Neues Passwort wählen',
      otherwise: UNASKED_DE,
    },
    'email-change': {
      subject: 'Bestätige deine neue E-Mail-Adresse',
      what: 'Von da an meldest du dich mit dieser Adresse bei Portside an.',
      link: 'Änderung bestätigen',
      otherwise: UNASKED_DE,
    },
    reauthentication: {
      subject: 'Dein Code zum Ändern des Passworts',
      what: 'Mit dieser Mail änderst du dein Passwort für Portside.',
      link: '',
      otherwise:
        'Du hast nicht darum gebeten? Dann ist jemand anders als du angemeldet. Melde dich in den Einstellungen überall ab, und wähle ein anderes Passwort.',
    },
  },
}

interface Opening {
  readonly link?: string
  readonly code?: string
}

/** What somebody is mailed who signs up, signs in or cannot. The backend that sends it puts in what opens the account. */
export function signInLetter(kind: SignInLetterKind, { link, code }: Opening, language: Language): Letter {
  const words = WORDS[language]
  const { subject, what, link: label, otherwise } = words[kind]
  const parts: Part[] = [{ kind: 'text', text: what }]
  if (link !== undefined) parts.push({ kind: 'link', label, href: link })
  if (code !== undefined) parts.push({ kind: 'code', label: words.code, code })
  return framed(subject, [...parts, { kind: 'text', text: otherwise }], language)
}
