import type { typedText } from '../typed'

export const typed: typeof typedText = {
  notDay: (example: string) => `Das ist kein Tag zwischen 1900 und 2200. Schreib ihn wie ${example} oder „morgen“.`,
  notTime: (example: string) => `Das ist keine Uhrzeit. Schreib sie wie ${example}.`,
  notMoment: (example: string) => `Das ist kein Tag mit Uhrzeit. Schreib beides wie ${example} oder „morgen 9:00“.`,
  notNumber: (example: string) => `Das ist keine Zahl. Schreib sie wie ${example}.`,
  loseTitle: 'Eingabe verwerfen?',
  loseBody: 'Sie ist noch nicht gespeichert.',
  lose: 'Verwerfen',
  openCalendar: 'Kalender öffnen',
  calendar: 'Kalender',
  previousMonth: 'Voriger Monat',
  nextMonth: 'Nächster Monat',
}
