import type { accountText, profileText, securityText } from '../account'

export const account: typeof accountText = {
  title: 'Konto löschen',
  lead: 'Löscht dein Konto und meldet dich überall ab. Deine Einträge gehen an die Personen, die du wählst; dein Name bleibt bei dem, was du getan hast.',
  delete: 'Konto löschen',
  ask: 'Dein Konto löschen?',
  body: 'Das lässt sich nicht rückgängig machen.',
  password: 'Dein Passwort',
  passwordHint: 'Wenn du dich ohne anmeldest, leg zuerst eines fest.',
  code: 'Code aus der Authenticator-App',
  heir: (workspace) => `Deine Einträge in ${workspace} übergeben an`,
  nextOwner: (workspace) => `Neuer Inhaber von ${workspace}, der auch deine Einträge bekommt`,
  nobody: 'Niemand',
  deletes: 'Den Arbeitsbereich für immer löschen',
  choose: 'Wählen',
  chooseFirst: 'Wähle jemanden, oder lösche den Arbeitsbereich.',
  gone: 'Dein Konto ist gelöscht.',
}

export const profile: typeof profileText = {
  saved: 'Profil gespeichert',
  nameTitle: 'Dein Profil',
  nameLead: (email) => `Wie dich die anderen in diesem Arbeitsbereich sehen. Du meldest dich mit ${email} an.`,
  displayName: 'Anzeigename',
  jobTitle: 'Position',
  timeZone: 'Zeitzone',
  timeZoneHint: 'In dieser Zeitzone siehst du Zeiten und gibst sie ein.',
  workspaceZone: (zone) => `Wie der Arbeitsbereich (${zone.replaceAll('_', ' ')})`,
}

export const security: typeof securityText = {
  passwordTitle: 'Passwort',
  passwordLead: 'Wenn du es änderst, wirst du auf allen anderen Geräten abgemeldet.',
  newPassword: 'Neues Passwort',
  changePassword: 'Passwort ändern',
  passwordChanged: 'Passwort geändert',
  passwordCode: (email) =>
    `Deine Anmeldung liegt etwas zurück. Deshalb haben wir einen Code an ${email} geschickt: Gib ihn hier ein, um das Passwort zu ändern.`,
  passwordCodeAgain: 'Noch einen Code senden',
  factorTitle: 'Anmeldung in zwei Schritten',
  factorLead:
    'Nach dem Passwort ein Code aus einer Authenticator-App auf deinem Handy. Mit dem Passwort allein kommt niemand hinein.',
  factorOn: 'Ein',
  factorSince: (when) => `Ein seit ${when}`,
  setUp: 'Einrichten',
  turnOff: 'Ausschalten',
  turnOffTitle: 'Anmeldung in zwei Schritten ausschalten?',
  turnOffBody: 'Danach genügt das Passwort allein. Entferne den Eintrag auch aus deiner Authenticator-App.',
  turnedOff: 'Die Anmeldung in zwei Schritten ist aus',
  turnedOn: 'Die Anmeldung in zwei Schritten ist ein. Alle anderen Geräte sind abgemeldet.',
  enrolTitle: 'Anmeldung in zwei Schritten einrichten',
  enrolLead: 'Scanne das mit einer Authenticator-App und gib dann den Code ein, den sie zeigt.',
  picture: 'QR-Code für die Authenticator-App',
  secret: 'Oder gib diesen Schlüssel in die App ein',
  code: 'Code aus der App',
  confirm: 'Einschalten',
  badCode: 'Dieser Code stimmt nicht. Gib den ein, den die App jetzt zeigt; die Uhr des Handys muss richtig gehen.',
  codeMissing: 'Pflichtfeld',
  copyTitle: 'Offline arbeiten',
  copyOff:
    'Hält eine Kopie deiner Arbeitsbereiche auf diesem Gerät: Portside öffnet dann sofort und speichert auch offline. Nur auf einem Gerät, das dir gehört: Wer dieses Browserprofil öffnen kann, kann die Kopie lesen. Das Abmelden löscht sie.',
  copyOn:
    'Dieses Gerät hält eine Kopie deiner Arbeitsbereiche: Portside öffnet sofort und speichert auch offline. Das Abmelden löscht sie. Lösch sie auf einem Gerät, das dir nicht gehört: Wer dieses Browserprofil öffnen kann, kann die Kopie lesen.',
  keepCopy: 'Kopie behalten',
  dropCopy: 'Kopie löschen',
  dropTitle: (count) =>
    count === 1 ? 'Kopie löschen und 1 Änderung verlieren?' : `Kopie löschen und ${count} Änderungen verlieren?`,
  dropBody:
    'Sie entstanden auf diesem Gerät und sind noch nicht beim Server. Warte, bis sie gesendet sind, oder sichere sie auf der Seite „Abgleich“ als Datei.',
  sessionsTitle: 'Geräte',
  sessionsLead: 'Beendet deine Sitzung in diesem Browser und in allen anderen. Nützlich, wenn ein Gerät verloren ging.',
  signOutEverywhere: 'Überall abmelden',
  signOutTitle: 'Überall abmelden?',
  signOutBody: 'Auch hier musst du dich neu anmelden.',
}
