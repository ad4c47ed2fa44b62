import { LIMITS } from '../../../domain/model/records/limits'
import type { errorWords } from '../error-text'
import type { errorsText } from '../errors'
import { fieldName, fieldSentences } from '../field-text'

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
