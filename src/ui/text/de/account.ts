import type { accountText } from '../account'

export const account: typeof accountText = {
  title: 'Konto löschen',
  lead: 'Dein Konto und alle deine Sitzungen enden für immer. Was dir gehört, bekommt, wen du wählst; dein Name bleibt bei dem, was du getan hast.',
  delete: 'Konto löschen',
  ask: 'Dein Konto löschen?',
  body: 'Das lässt sich nicht rückgängig machen.',
  password: 'Dein Passwort',
  passwordHint: 'Wenn du dich ohne anmeldest, leg zuerst eines fest.',
  code: 'Code aus der Authenticator-App',
  heir: (workspace) => `Was dir in ${workspace} gehört, bekommt`,
  nextOwner: (workspace) => `${workspace}: wer Inhaber wird und bekommt, was dir gehört`,
  nobody: 'Niemand',
  deletes: 'Den Arbeitsbereich für immer löschen',
  choose: 'Wählen',
  chooseFirst: 'Wähle jemanden, oder lösche den Arbeitsbereich.',
  gone: 'Dein Konto ist gelöscht.',
}
