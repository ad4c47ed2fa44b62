import type { FieldProblem } from '../domain/model/errors/field-problem'
import type { FormFiles } from '../domain/model/forms/form'
import { type Language, spokenLanguage } from '../domain/model/kernel/language'

/** The file, and what is wrong with it; with `count`, the first that is one too many. */
export interface RefusedFile {
  readonly name: string
  readonly reason: 'size' | 'type' | 'count'
}

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
  readonly files: (taken: FormFiles) => string
  readonly fileProblem: (refused: RefusedFile, taken: FormFiles) => string
  readonly sendingFile: (name: string) => string
  readonly cancel: string
  readonly cancelled: string
  readonly problem: (problem: FieldProblem) => string
}

/** By the names of the programs, which are the same everywhere. */
const DOCUMENTS = 'PDF, Word, Excel, PowerPoint, OpenDocument, text'

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
  files: ({ kinds, most, megabytes }) => {
    const which = { pictures: 'Pictures', documents: DOCUMENTS, both: `Pictures, ${DOCUMENTS}` }[kinds]
    return `${most === 1 ? 'One file' : `Up to ${most} files`} of at most ${megabytes} MB${most === 1 ? '' : ' each'}: ${which}.`
  },
  fileProblem: ({ name, reason }, { most, megabytes }) =>
    ({
      size: `${name} is empty, or larger than ${megabytes} MB.`,
      type: `${name} is none of these, or not what its name says.`,
      count: most === 1 ? 'Only one file can be sent.' : `Only ${most} files can be sent.`,
    })[reason],
  sendingFile: (name) => `Sending ${name}`,
  cancel: 'Cancel',
  cancelled: 'Cancelled. Nothing was sent.',
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
  files: ({ kinds, most, megabytes }) => {
    const documents = DOCUMENTS.replace('text', 'Text')
    const which = { pictures: 'Bilder', documents, both: `Bilder, ${documents}` }[kinds]
    return `${most === 1 ? 'Eine Datei' : `Bis zu ${most} Dateien`} von höchstens ${megabytes} MB: ${which}.`
  },
  fileProblem: ({ name, reason }, { most, megabytes }) =>
    ({
      size: `${name} ist leer oder größer als ${megabytes} MB.`,
      type: `${name} ist nichts davon oder nicht das, was der Name sagt.`,
      count: most === 1 ? 'Es kann nur eine Datei geschickt werden.' : `Es können nur ${most} Dateien geschickt werden.`,
    })[reason],
  sendingFile: (name) => `${name} wird gesendet`,
  cancel: 'Abbrechen',
  cancelled: 'Abgebrochen. Es wurde nichts gesendet.',
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
