import { LIMITS } from '../../../domain/model/records/limits'
import type { errorWords, errorsText } from '../error-text'
import { fieldName, fieldSentences } from '../field-text'
import type { refusalWords, waitingText } from '../refusal-text'
import type { ConnectionTrouble, connectionText } from '../shell-parts'

export const errors: typeof errorsText = {
  unexpectedTitle: 'Etwas ist schiefgegangen',
  unexpectedBody:
    'Was du gespeichert hast, ist sicher. Lade die Seite neu; passiert es noch einmal, sag es denen, die Portside betreuen.',
  reload: 'Neu laden',
  tryAgain: 'Noch einmal versuchen',
  screenFailed: 'Diese Ansicht konnte nicht geladen werden',
  screenFailedBody: 'Nichts ist verloren. Prüfe die Verbindung und versuche es noch einmal.',
  partFailed: 'Ein Teil der Seite konnte nicht geladen werden. Prüfe die Verbindung und versuche es noch einmal.',
  couldNotLoad: 'Das konnte nicht geladen werden',
}

export const errorText: typeof errorWords = {
  'auth/signed-out': ({ reason }) =>
    reason === 'none'
      ? 'Du bist abgemeldet. Melde dich an, um weiterzumachen.'
      : 'Deine Sitzung ist abgelaufen. Melde dich wieder an; nichts Gespeichertes ist verloren.',
  'auth/bad-credentials': () => 'E-Mail und Passwort passen nicht zusammen. Prüfe beide, oder setze dein Passwort zurück.',
  'auth/weak-password': () => `Dieses Passwort ist zu leicht zu erraten. Nimm mindestens ${LIMITS.passwordCharacters} Zeichen.`,
  'auth/email-unconfirmed': () => 'Bestätige zuerst deine E-Mail-Adresse: Öffne den Link, den wir dir geschickt haben.',
  'access/denied': () => 'Deine Rolle erlaubt das nicht. Frag jemanden aus der Verwaltung des Arbeitsbereichs.',
  'capability/missing': () => 'Das Backend dieses Arbeitsbereichs kann das nicht.',
  'query/bad-cursor': () => 'Die Liste hat sich geändert, während du sie gelesen hast. Lade sie neu.',
  'record/missing': () => 'Das gibt es nicht mehr: Vielleicht hat es jemand entfernt.',
  'record/invalid': ({ fields }) =>
    fieldSentences(fields).join(' ') || 'Etwas darin kann nicht gespeichert werden. Prüfe deine Eingaben.',
  'record/duplicate': ({ fields }) =>
    fields.length === 0
      ? 'Das gibt es schon. Wähle etwas anderes.'
      : `Das gibt es schon mit gleichem Wert bei: ${fields.map(fieldName).join(', ')}. Wähle einen anderen.`,
  'record/in-use': ({ usedBy }) => `Das wird noch verwendet: ${usedBy}. Verschiebe das zuerst und versuche es dann noch einmal.`,
  'workspace/last-owner': () => 'Ein Arbeitsbereich braucht jemanden, dem er gehört. Übertrag die Inhaberrolle zuerst.',
  'file/missing': () => 'Die Datei gibt es nicht mehr.',
  'file/rejected': ({ reason, limitBytes }) => {
    const limit = Math.floor((limitBytes ?? LIMITS.fileBytes) / (1024 * 1024))
    if (reason === 'size') return `Die Datei ist zu groß: höchstens ${limit} MiB.`
    if (reason === 'type') return 'Dateien dieser Art können nicht angehängt werden.'
    return 'Für Dateien ist kein Platz mehr. Entferne einige, die du nicht mehr brauchst.'
  },
  'store/full': () =>
    'Zum Speichern ist kein Platz mehr. Schaffe Platz auf diesem Gerät und versuche es noch einmal; nichts wurde geändert.',
  'store/corrupt': () => 'Was dieser Browser gespeichert hat, ist nicht mehr lesbar.',
  'net/offline': () => 'Du bist offline. Versuche es noch einmal, sobald du verbunden bist; nichts wurde geändert.',
  'net/timeout': () =>
    'Das Backend hat nicht rechtzeitig geantwortet. Prüfe, ob gespeichert wurde, und versuche es dann noch einmal.',
  'net/throttled': ({ retryAfterMs }) =>
    `Zu viele Anfragen. Warte ${Math.max(1, Math.ceil(retryAfterMs / 1000))} s und versuche es noch einmal.`,
  'net/unavailable': () => 'Das Backend ist gerade nicht erreichbar. Versuche es gleich noch einmal.',
  'backend/schema-mismatch': () =>
    'Diese Version von Portside und ihr Backend passen nicht zusammen. Aktualisiere, was älter ist.',
  'backend/not-configured': ({ missing }) => `Das Backend ist noch nicht eingerichtet. Es fehlt: ${missing.join(', ')}.`,
  'call/cancelled': () => 'Abgebrochen.',
  'internal/unexpected': () => 'Etwas Unerwartetes ist passiert. Versuche es noch einmal; hilft das nicht, lade die Seite neu.',
}

export const refusals: typeof refusalWords = {
  'run-unknown': 'Dieser Lauf steht nicht mehr im Protokoll. Nichts wurde zurückgenommen.',
  'restore-unknown':
    'Das Wiederherstellen wurde unterbrochen, und was davon da war, ist weg. Bitte mit demselben Bündel neu beginnen.',
  'bundle-invalid':
    'Im Bündel ist ein Eintrag, der nicht gültig ist. Es wurde nichts wiederhergestellt. Bitte dort ein neues Bündel machen, wo dieses herkommt.',
  'bundle-incomplete':
    'Nicht alle Einträge des Bündels sind angekommen. Es wurde nichts wiederhergestellt. Bitte noch einmal versuchen.',
  'bundle-foreign':
    'Das Bündel verweist auf Einträge, die nicht darin sind. Es wurde nichts wiederhergestellt. Bitte dort ein neues Bündel machen, wo dieses herkommt.',
  'already-member': 'Diese Person ist schon im Arbeitsbereich.',
  'invitation-unknown': 'Diese Einladung gibt es nicht. Prüfe, ob der ganze Link kopiert wurde, oder bitte um eine neue.',
  'invitation-expired': 'Diese Einladung ist abgelaufen. Bitte darum, dass sie dir noch einmal geschickt wird.',
  'invitation-revoked': 'Diese Einladung wurde zurückgezogen. Bitte um eine neue.',
  'invitation-used': 'Diese Einladung wurde schon angenommen.',
  'member-unknown': 'Dieses Mitglied ist nicht mehr im Arbeitsbereich.',
  'heir-unknown': 'Jemand, der übernehmen soll, ist kein aktives Mitglied. Wähle noch einmal; nichts wurde geändert.',
  'proof-wrong': 'Das Passwort oder der Code stimmt nicht. Es wurde nichts geändert.',
  'code-needed': 'Die Anmeldung in zwei Schritten ist an: Gib auch den Code aus deiner Authenticator-App ein.',
  'owner-needed': 'Ein Arbeitsbereich hätte keinen Inhaber mehr. Wähle, wer es wird, oder lösche den Arbeitsbereich.',
  'workspaces-changed':
    'Deine Arbeitsbereiche haben sich inzwischen geändert. Schließe dies und sieh noch einmal nach; es wurde nichts geändert.',
  'push-service-refused': 'Der Server erreicht den Push-Dienst dieses Browsers nicht.',
  'device-elsewhere': 'In diesem Browser wird jemand anderes benachrichtigt. Schalte es dort zuerst aus.',
  'too-many-devices': 'Du wirst schon in zwanzig Browsern benachrichtigt. Schalte zuerst einen davon aus.',
  'key-unknown': 'Diesen Schlüssel gibt es im Arbeitsbereich nicht mehr.',
  'program-unknown':
    'Dieses Programm hat sich nicht richtig vorgestellt. Es wurde nichts freigegeben. Fang im Programm noch einmal an, und wenn das nicht hilft, sag es dem, der es macht.',
  'program-elsewhere': 'Dieses Programm fragt nach einem anderen Server als diesem. Es wurde nichts freigegeben.',
  'person-unknown': 'Diese Person ist nicht mehr im Arbeitsbereich. Nichts wurde gelöscht.',
  'mail-unreadable':
    'Das ist keine E-Mail. Speichere die Nachricht in deinem Mailprogramm als Datei (.eml) und wähle dann diese Datei.',
  'mail-of-nobody':
    'Niemand in diesem Arbeitsbereich hat eine Adresse aus dieser E-Mail. Lege zuerst die Person an und versuche es dann noch einmal.',
  'mail-held':
    'Der Absender dieser E-Mail ließ sich nicht bestätigen. Sie wird zurückgehalten, bis jemand sie hinzufügt oder entfernt.',
  'mail-deleted': 'Diese E-Mail war schon einmal hier und wurde endgültig gelöscht. Sie wird nicht wieder hinzugefügt.',
  'export-too-large':
    'Der Arbeitsbereich ist zu groß für eine einzige Datei. Leere den Papierkorb, oder exportiere stattdessen einzelne Ansichten.',
  'invitation-wrong-address':
    'Diese Einladung gilt für eine andere E-Mail-Adresse. Melde dich mit der Adresse an, an die sie ging.',
}

export const waiting: typeof waitingText = {
  file: (name) => `Datei „${name}“`,
  call: {
    'invite-member': (email) => `Einladung an ${email}`,
    'resend-invitation': 'Einladung noch einmal senden',
    'revoke-invitation': 'Einladung zurückziehen',
    'capture-email': 'Eine E-Mail für den Verlauf',
  },
  kept: 'Auf diesem Gerät gespeichert. Wird gesendet, sobald du wieder online bist.',
  state: 'Wartet auf die Verbindung',
  sending: (percent) => `Wird hochgeladen: ${percent}`,
  download: 'Herunterladen',
  cancelFile: (name) => `${name} nicht hochladen?`,
  cancelFileBody: 'Die Datei wird von diesem Gerät gelöscht und nicht hochgeladen.',
  cancelCall: 'Nicht senden?',
  cancelCallBody: 'Es wartet auf diesem Gerät und wurde noch nicht gesendet.',
  leave: 'Nicht senden',
  whyNot: {
    'create-workspace':
      'Du bist offline. Arbeitsbereiche werden auf dem Server angelegt: Versuche es noch einmal, sobald du verbunden bist.',
    'accept-invitation':
      'Du bist offline. Ob die Einladung noch gilt, weiß nur der Server: Versuche es noch einmal, sobald du verbunden bist.',
    'deactivate-member':
      'Du bist offline. Der Zugang endet erst, wenn der Server es weiß, daher kann das nicht warten: Versuche es noch einmal, sobald du verbunden bist.',
    'delete-account':
      'Du bist offline. Konten werden auf dem Server gelöscht: Versuche es noch einmal, sobald du verbunden bist.',
    'erase-person':
      'Du bist offline. Das Löschen muss überall zugleich wirken: Versuche es noch einmal, sobald du verbunden bist.',
    'export-workspace': 'Du bist offline. Der Export entsteht auf dem Server: Versuche es noch einmal, sobald du verbunden bist.',
    'import-bundle':
      'Du bist offline. Bündel werden auf dem Server wiederhergestellt: Versuche es noch einmal, sobald du verbunden bist.',
    'webhook-secret':
      'Du bist offline. Das Geheimnis liegt nicht auf diesem Gerät: Versuche es noch einmal, sobald du verbunden bist.',
    'deliver-webhooks': 'Du bist offline. Zugestellt wird vom Server aus: Versuche es noch einmal, sobald du verbunden bist.',
    'run-rules': 'Du bist offline. Automationen laufen auf dem Server: Versuche es noch einmal, sobald du verbunden bist.',
    'undo-rule-run': 'Du bist offline. Zurückgenommen wird auf dem Server: Versuche es noch einmal, sobald du verbunden bist.',
    'calendar-feed': 'Du bist offline. Den Kalender schreibt der Server: Versuche es noch einmal, sobald du verbunden bist.',
    'calendar-link': 'Du bist offline. Der Link liegt nicht auf diesem Gerät: Versuche es noch einmal, sobald du verbunden bist.',
    'capture-address':
      'Du bist offline. Die Adresse liegt nicht auf diesem Gerät: Versuche es noch einmal, sobald du verbunden bist.',
    'daily-digest':
      'Du bist offline. Die Übersicht gilt für heute und kann nicht warten: Versuche es noch einmal, sobald du verbunden bist.',
    'create-api-key': 'Du bist offline. Schlüssel entstehen auf dem Server: Versuche es noch einmal, sobald du verbunden bist.',
    'read-program':
      'Du bist offline. Nur der Server kennt das Programm, das fragt: Versuche es noch einmal, sobald du verbunden bist.',
    'authorize-program': 'Du bist offline. Ein Programm lässt sich erst verbinden, wenn du verbunden bist.',
    'list-push-devices':
      'Du bist offline. Wo du benachrichtigt wirst, weiß nur der Server: Versuche es noch einmal, sobald du verbunden bist.',
    'turn-on-push': 'Du bist offline. Benachrichtigungen lassen sich erst einschalten, wenn du verbunden bist.',
    'turn-off-push':
      'Du bist offline. Benachrichtigungen enden erst, wenn der Server es weiß: Versuche es noch einmal, sobald du verbunden bist.',
    'deliver-pushes': 'Du bist offline. Was fällig ist, geht hinaus, sobald du verbunden bist.',
    'list-api-keys':
      'Du bist offline. Schlüssel liegen nicht auf diesem Gerät: Versuche es noch einmal, sobald du verbunden bist.',
    'revoke-api-key':
      'Du bist offline. Ein Schlüssel gilt, bis der Server es anders weiß, daher kann das nicht warten: Versuche es noch einmal, sobald du verbunden bist.',
  },
}

const DOWN: Readonly<Record<ConnectionTrouble, string>> = {
  offline: 'Du bist offline.',
  backend: 'Das Backend antwortet nicht, wie es soll.',
  outdated: 'Diese Seite ist älter als ihr Backend und muss neu geladen werden.',
}

export const connection: typeof connectionText = {
  label: 'Verbindung',
  down: (trouble, { hasCopy }) =>
    `${DOWN[trouble]} ${hasCopy ? 'Änderungen werden auf diesem Gerät gespeichert und später gesendet.' : 'Du siehst den letzten bekannten Stand; Änderungen lassen sich jetzt nicht speichern.'}`,
}
