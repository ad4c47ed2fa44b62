import { LIMITS } from '../../../domain/model/records/limits'
import { providerName, type authText, type localMailText, type trialText } from '../auth'
import type { backendText, workspacesText } from '../workspaces'

export const auth: typeof authText = {
  signInTitle: 'Anmelden',
  signInLead: 'Willkommen zurück.',
  signUpTitle: 'Konto anlegen',
  signUpLead: 'Personen, Firmen und Deals an einem Ort, immer aktuell.',
  forgotTitle: 'Passwort zurücksetzen',
  forgotLead: 'Hol dir einen Link, mit dem du ein neues wählst.',
  resetTitle: 'Neues Passwort wählen',
  callbackTitle: 'Du wirst angemeldet',
  inviteTitle: 'Du bist eingeladen',
  email: 'E-Mail',
  password: 'Passwort',
  newPassword: 'Neues Passwort',
  name: 'Dein Name',
  passwordHint: `Mindestens ${LIMITS.passwordCharacters} Zeichen. Ein paar Wörter sind besser als Sonderzeichen.`,
  passwordShort: `Das Passwort braucht mindestens ${LIMITS.passwordCharacters} Zeichen.`,
  signIn: 'Anmelden',
  signUp: 'Konto anlegen',
  sendLink: 'Anmeldelink holen',
  sendReset: 'Link holen',
  savePassword: 'Speichern und anmelden',
  forgot: 'Passwort vergessen?',
  noAccount: 'Neu bei Portside?',
  haveAccount: 'Hast du schon ein Konto?',
  backToSignIn: 'Zurück zur Anmeldung',
  or: 'oder',
  tryIt: 'erst ausprobieren',
  with: (provider) => `Weiter mit ${providerName(provider)}`,
  expired: 'Deine Sitzung ist abgelaufen. Melde dich wieder an und mach dort weiter, wo du warst.',
  revoked: 'Du wurdest auf allen Geräten abgemeldet.',
  inboxTitle: 'Sieh in dein Postfach',
  inbox: (email) => `Wir haben einen Link an ${email} geschickt. Öffne ihn auf diesem Gerät, um weiterzumachen.`,
  inboxWithCode: (email) => `Wir haben eine E-Mail an ${email} geschickt. Öffne den Link darin oder gib ihren Code hier ein.`,
  mailCode: 'Code aus der E-Mail',
  badCode: 'Dieser Code ist falsch, verbraucht oder zu alt. Prüfe ihn, oder geh zurück und fordere einen neuen an.',
  resetSent: (email) => `Wenn es ein Konto für ${email} gibt, ist ein Link unterwegs.`,
  otherAccountTitle: 'Ein anderes Konto verwenden?',
  otherAccount: (here, other) =>
    `Du bist als ${here} angemeldet. Dieser Link meldet dich als ${other} an. Wenn du ihn nicht angefordert hast, bleib, wie du bist: Was du schreibst, käme sonst in ein Konto, das nicht deines ist.`,
  stayAs: (email) => `Als ${email} angemeldet bleiben`,
  signInAs: (email) => `Als ${email} anmelden`,
  badLinkTitle: 'Dieser Link funktioniert nicht',
  badLink: 'Vielleicht ist er abgelaufen oder wurde schon benutzt. Fordere einen neuen an.',
  noRecovery: 'Öffne den Link, den du bekommen hast, um ein neues Passwort zu wählen.',
  signUpClosed: 'Neue Konten gibt es hier nur mit Einladung. Frag einen Inhaber des Arbeitsbereichs.',
  verify: 'Code aus deiner Authenticator-App',
  verifySubmit: 'Weiter',
  inviteTo: (workspace) => `${workspace} beitreten`,
  invitedBy: (name) => `${name} hat dich eingeladen.`,
  inviteLead: 'Tritt dem Arbeitsbereich bei, in den du eingeladen wurdest.',
  inviteVoid: 'Diese Einladung gilt nicht mehr',
  inviteVoidLead:
    'Sie wurde angenommen oder zurückgezogen, oder sie ist abgelaufen. Wenn du sie angenommen hast, melde dich an, sonst bitte um eine neue.',
  inviteSignedOut: 'Melde dich mit der Adresse an, an die die Einladung ging, oder lege damit ein Konto an.',
  accept: 'Einladung annehmen',
  notYou: 'Anderes Konto verwenden',
}

export const trial: typeof trialText = {
  title: 'Willkommen bei Portside',
  tryIt: 'Jetzt ausprobieren',
  hint: 'Mit den Beispieldaten eines kleinen Teams, nur in diesem Browser. Ohne Konto.',
  guest: 'Gast',
  workspace: 'Hafen & Söhne',
}

export const localMail: typeof localMailText = {
  title: 'Öffne deinen Link',
  lead: (email) =>
    `Es ging keine E-Mail ab: Von hier lässt sich keine schicken. Wenn ${email} ein Konto hat, steht der Link hier.`,
  open: 'Link öffnen',
}

export const backend: typeof backendText = {
  notConfiguredTitle: 'Das Backend ist noch nicht eingerichtet',
  otherBackend: 'Backend wählen',
  corruptTitle: 'Was dieser Browser gespeichert hat, ist nicht lesbar',
  corrupt: (part) =>
    `Die Daten, die Portside in diesem Browser gespeichert hat, sind beschädigt (${part}). Nichts daran wurde verändert. Lade zuerst neu: Vielleicht hat ein anderer Tab gerade geschrieben. Hilft das nicht, lade herunter, was da ist, und behalte dann, was lesbar ist; der Rest steht nur noch in der heruntergeladenen Datei.`,
  downloadAll: 'Alles herunterladen',
  keepReadable: 'Lesbares behalten',
  startAfresh: 'Löschen und neu beginnen',
  recoveryFileName: 'portside-rettung.jsonl',
  recoveryFailed: 'Das hat nicht geklappt: Der Browser kann seine eigene Datenbank nicht lesen.',
  mismatchTitle: 'Portside und das Backend passen nicht zusammen',
  mismatch: (expected, found) => {
    if (found === '')
      return 'Das Backend antwortet, aber die Tabellen von Portside fehlen noch. Spiele die Migrationen ein und versuche es noch einmal.'
    if (Number(found) < Number(expected))
      return `Das Backend ist älter als diese App: Es hat Version ${found} der Datenstruktur, gebraucht wird ${expected}. Spiele die neueren Migrationen ein und versuche es noch einmal.`
    return `Diese App ist älter als ihr Backend: Sie kennt Version ${expected} der Datenstruktur, das Backend hat ${found}. Lade neu, um die neueste App zu bekommen; hilft das nicht, aktualisiere sie.`
  },
  failedTitle: 'Portside konnte nicht starten',

  title: 'Backends',
  lead: 'Wo Portside deine Daten speichert. Jedes hat eigene Konten und Arbeitsbereiche.',
  firstTitle: 'Portside verbinden',
  firstLead:
    'Portside speichert deine Daten in einem Backend deines Teams. Gib an, in welchem, oder behalte alles in diesem Browser.',
  known: 'Bekannte Backends',
  thisBrowser: 'Dieser Browser',
  thisBrowserHint: 'Ohne Server; die Daten bleiben auf diesem Gerät',
  current: 'In Benutzung',
  turnTo: 'Verwenden',
  turnToLabel: (name) => `${name} verwenden`,
  forget: (name) => `${name} vergessen`,
  kind: 'Art des Backends',
  name: 'Name',
  nameHint: 'Wie du es hier nennst',
  connect: 'Prüfen und verbinden',
  back: 'Zurück zu Portside',
  on: (name) => `Dein Konto und deine Daten liegen auf ${name}.`,
  onThisBrowser: 'Ohne Backend bleiben dein Konto und deine Daten in diesem Browser.',
  change: 'Ändern',
  unreachable: 'Unter dieser Adresse antwortet niemand. Prüfe sie, und ob das Backend läuft.',
  blocked: (origin) =>
    `Diese Portside-Seite darf nicht mit ${origin} sprechen: Die Sicherheitsrichtlinie führt die Adresse nicht auf. Wer Portside betreibt, kann sie unter connect-src eintragen.`,
}

export const workspaces: typeof workspacesText = {
  chooseTitle: 'Deine Arbeitsbereiche',
  chooseLead: 'Wähle, wo du arbeiten möchtest.',
  noneLead: 'Du gehörst noch zu keinem Arbeitsbereich. Lege einen an, oder öffne den Link einer Einladung.',
  create: 'Arbeitsbereich anlegen',
  createTitle: 'Arbeitsbereich anlegen',
  createLead: 'Ein Ort für dein Team, seine Personen, Firmen und Deals. Alles hier lässt sich später ändern.',
  name: 'Name deines Teams oder deiner Firma',
  namePlaceholder: 'Hafen & Söhne',
  nameMissing: 'Pflichtfeld',
  more: 'Währung, Formate und Zeit',
  country: 'Land',
  currency: 'Währung',
  locale: 'Sprache und Formate',
  timeZone: 'Zeitzone',
  start: 'Beginnen mit',
  sample: 'Beispieldaten',
  sampleHint: 'Ein kleines Team mit Personen, Firmen und Deals zum Ausprobieren.',
  empty: 'Leerer Arbeitsbereich',
  emptyHint: 'Importiere deine Kontakte, oder lege sie einzeln an.',
  submit: 'Arbeitsbereich anlegen',
  deleted: 'In den letzten 30 Tagen gelöscht',
  restoreBundle: 'Aus einem Bündel wiederherstellen',
  restore: 'Wiederherstellen',
  restoreOf: (name) => `${name} wiederherstellen`,
  signOut: 'Abmelden',
  signedInAs: (email) => `Angemeldet als ${email}`,
}
