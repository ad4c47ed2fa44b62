import type { FieldProblem } from '../domain/model/errors/field-problem'
import { type Language, spokenLanguage } from '../domain/model/kernel/language'

interface Words {
  readonly send: string
  readonly sending: string
  readonly sent: string
  readonly next: string
  readonly closed: string
  readonly unreachable: string
  readonly again: string
  readonly busy: string
  readonly full: string
  readonly optional: string
  readonly choose: string
  readonly failed: string
  readonly problem: (problem: FieldProblem) => string
}

const ENGLISH: Words = {
  send: 'Send',
  sending: 'Sending …',
  sent: 'Thank you. It was sent.',
  next: 'Continue',
  closed: 'This form is not open.',
  unreachable: 'This could not be reached. Check your connection and try again: nothing you typed is lost.',
  again: 'Try again',
  busy: 'Too much was sent just now. Please try again later: nothing you typed is lost.',
  full: 'It could not be kept just now. Please try again later.',
  optional: '(optional)',
  choose: 'Please choose',
  failed: 'Please check what is marked.',
  problem: ({ rule, limit }) => {
    switch (rule) {
      case 'required':
      case 'one-of-required':
        return 'This is needed.'
      case 'email':
        return 'This is no e-mail address.'
      case 'phone':
        return 'This number cannot be called. With its country code, as +44 20 7946 0101, it can.'
      case 'url':
      case 'domain':
        return 'This is no address of a website.'
      case 'date':
        return 'This is no date.'
      case 'too-long':
        return `At most ${limit ?? ''} characters.`
      case 'choice':
        return 'Please choose one of these.'
      default:
        return 'This cannot be read.'
    }
  },
}

const GERMAN: Words = {
  send: 'Absenden',
  sending: 'Wird gesendet …',
  sent: 'Danke. Es ist angekommen.',
  next: 'Weiter',
  closed: 'Dieses Formular ist nicht geöffnet.',
  unreachable: 'Das war nicht erreichbar. Prüfe die Verbindung und versuche es noch einmal: Nichts Eingegebenes ist verloren.',
  again: 'Noch einmal versuchen',
  busy: 'Gerade wurde zu viel gesendet. Bitte versuche es später noch einmal: Nichts Eingegebenes ist verloren.',
  full: 'Das konnte gerade nicht gespeichert werden. Bitte versuche es später noch einmal.',
  optional: '(freiwillig)',
  choose: 'Bitte wählen',
  failed: 'Bitte prüfe, was markiert ist.',
  problem: ({ rule, limit }) => {
    switch (rule) {
      case 'required':
      case 'one-of-required':
        return 'Das wird gebraucht.'
      case 'email':
        return 'Das ist keine E-Mail-Adresse.'
      case 'phone':
        return 'Diese Nummer ist nicht erreichbar. Mit Ländervorwahl, wie +49 30 1234567, geht es.'
      case 'url':
      case 'domain':
        return 'Das ist keine Adresse einer Website.'
      case 'date':
        return 'Das ist kein Datum.'
      case 'too-long':
        return `Höchstens ${limit ?? ''} Zeichen.`
      case 'choice':
        return 'Bitte wähle eines davon.'
      default:
        return 'Das kann nicht gelesen werden.'
    }
  },
}

/** What the visitor's browser speaks. */
export const LANGUAGE: Language = spokenLanguage(navigator.languages)
export const words: Words = { en: ENGLISH, de: GERMAN }[LANGUAGE]
