import type { waitingText } from '../waiting'

export const waiting: typeof waitingText = {
  file: (name) => `Datei „${name}“`,
  call: {
    'invite-member': (email) => `Einladung an ${email}`,
    'resend-invitation': 'Eine Einladung, erneut gesendet',
    'revoke-invitation': 'Eine Einladung, zurückgenommen',
    'capture-email': 'Eine E-Mail für den Verlauf',
  },
  kept: 'Auf diesem Gerät gespeichert. Es geschieht, sobald du wieder online bist.',
  state: 'Wartet auf die Verbindung',
  sending: (percent) => `Wird hochgeladen: ${percent}`,
  download: 'Herunterladen',
  cancel: 'Abbrechen',
  cancelFile: (name) => `${name} nicht hochladen?`,
  cancelFileBody: 'Der Inhalt wird von diesem Gerät gelöscht, und niemand bekommt die Datei.',
  cancelCall: 'Doch nicht tun?',
  cancelCallBody: 'Es wartet auf diesem Gerät, und noch hat niemand davon gehört.',
  leave: 'Nicht tun',
  whyNot: {
    'create-workspace':
      'Du bist offline. Ein Arbeitsbereich entsteht dort, wo deine Daten liegen: Versuch es erneut, sobald du verbunden bist.',
    'accept-invitation':
      'Du bist offline. Ob die Einladung noch gilt, weiß nur der Server: Versuch es erneut, sobald du verbunden bist.',
    'deactivate-member':
      'Du bist offline. Der Zugang endet erst, wenn der Server davon hört, daher wird das nicht aufgeschoben: Versuch es erneut, sobald du verbunden bist.',
    'delete-account':
      'Du bist offline. Konten werden auf dem Server gelöscht: Versuche es noch einmal, sobald du verbunden bist.',
    'erase-person':
      'Du bist offline. Was über eine Person bekannt ist, muss überall fort sein, wenn es hier so steht: Versuch es erneut, sobald du verbunden bist.',
    'export-workspace':
      'Du bist offline. Der Export entsteht dort, wo alle Daten liegen: Versuch es erneut, sobald du verbunden bist.',
    'import-bundle':
      'Du bist offline. Ein Bündel wird dort wiederhergestellt, wo deine Daten liegen: Versuch es erneut, sobald du verbunden bist.',
    'webhook-secret': 'Du bist offline. Das Geheimnis liegt nicht auf diesem Gerät: Versuch es erneut, sobald du verbunden bist.',
    'deliver-webhooks': 'Du bist offline. Zugestellt wird vom Server aus: Versuch es erneut, sobald du verbunden bist.',
    'calendar-feed': 'Du bist offline. Den Kalender schreibt der Server: Versuch es erneut, sobald du verbunden bist.',
    'calendar-link': 'Du bist offline. Der Link liegt nicht auf diesem Gerät: Versuch es erneut, sobald du verbunden bist.',
    'capture-address': 'Du bist offline. Die Adresse liegt nicht auf diesem Gerät: Versuch es erneut, sobald du verbunden bist.',
    'daily-digest':
      'Du bist offline. Die Übersicht gilt für heute, daher wird sie nicht aufgeschoben: Versuch es erneut, sobald du verbunden bist.',
  },
}
