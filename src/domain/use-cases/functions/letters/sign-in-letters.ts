import type { Language } from '../../../model/kernel/language'
import { type Letter, framed, type Part } from './letter'

/** Why somebody is mailed a link or a code of their own. */
export type SignInLetterKind = 'confirmation' | 'magic-link' | 'recovery' | 'email-change' | 'reauthentication'

interface Words {
  readonly subject: string
  readonly what: string
  /** What following it does; `null`: it is only ever a code. */
  readonly link: string | null
  /** How long it holds, and what it means to whoever did not ask. */
  readonly otherwise: string
}

const OTHERWISE_EN =
  'This mail works once, within an hour. You did not ask for it? Then nothing happens, and you need not do anything.'
const OTHERWISE_DE =
  'Diese Mail gilt einmal, eine Stunde lang. Du hast nicht darum gebeten? Dann geschieht nichts, und du brauchst nichts zu tun.'

const WORDS: Readonly<Record<Language, { readonly code: string } & Readonly<Record<SignInLetterKind, Words>>>> = {
  en: {
    code: 'Type this code where you were asked for it',
    confirmation: {
      subject: 'Confirm your e-mail address',
      what: 'One step, and your Portside account is ready.',
      link: 'Confirm this address',
      otherwise: OTHERWISE_EN,
    },
    'magic-link': {
      subject: 'Sign in to Portside',
      what: 'You sign in to Portside here, without a password.',
      link: 'Sign in',
      otherwise: OTHERWISE_EN,
    },
    recovery: {
      subject: 'Choose a new password',
      what: 'You choose a new password for Portside here.',
      link: 'Choose a new password',
      otherwise: OTHERWISE_EN,
    },
    'email-change': {
      subject: 'Confirm your new e-mail address',
      what: 'From then on you sign in to Portside with this address.',
      link: 'Confirm the change',
      otherwise: OTHERWISE_EN,
    },
    reauthentication: {
      subject: 'Your code to change the password',
      what: 'You change your password for Portside with this code.',
      link: null,
      otherwise:
        'You did not ask for it? Then somebody else is signed in as you. Sign out everywhere in the settings, and choose another password.',
    },
  },
  de: {
    code: 'Tippe diesen Code ein, wo du danach gefragt wurdest',
    confirmation: {
      subject: 'Bestätige deine E-Mail-Adresse',
      what: 'Noch ein Schritt, und dein Konto bei Portside ist bereit.',
      link: 'Diese Adresse bestätigen',
      otherwise: OTHERWISE_DE,
    },
    'magic-link': {
      subject: 'Bei Portside anmelden',
      what: 'Hier meldest du dich ohne Passwort bei Portside an.',
      link: 'Anmelden',
      otherwise: OTHERWISE_DE,
    },
    recovery: {
      subject: 'Wähle ein neues Passwort',
      what: 'Hier wählst du ein neues Passwort für Portside.',
      link: 'Neues Passwort wählen',
      otherwise: OTHERWISE_DE,
    },
    'email-change': {
      subject: 'Bestätige deine neue E-Mail-Adresse',
      what: 'Von da an meldest du dich mit dieser Adresse bei Portside an.',
      link: 'Änderung bestätigen',
      otherwise: OTHERWISE_DE,
    },
    reauthentication: {
      subject: 'Dein Code zum Ändern des Passworts',
      what: 'Mit diesem Code änderst du dein Passwort für Portside.',
      link: null,
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
  if (link !== undefined && label !== null) parts.push({ kind: 'link', label, href: link })
  if (code !== undefined) parts.push({ kind: 'code', label: words.code, code })
  return framed(subject, [...parts, { kind: 'text', text: otherwise }], language)
}
