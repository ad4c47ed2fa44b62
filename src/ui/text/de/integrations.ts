import type { Verb } from '../../../domain/model/activity/activity'
import type { Webhook } from '../../../domain/model/integrations/webhook'
import type { integrationsText } from '../integrations'

const STATUSES: Readonly<Record<Webhook['status'], string>> = {
  active: 'Aktiv',
  paused: 'Angehalten',
  failing: 'Aufgegeben',
}

const EVENTS: Readonly<Record<Verb, string>> = {
  created: 'Eintrag angelegt',
  imported: 'Eintrag importiert',
  updated: 'Eintrag geändert',
  trashed: 'Eintrag in den Papierkorb verschoben',
  restored: 'Eintrag wiederhergestellt',
  'moved-stage': 'Deal verschoben',
  won: 'Deal gewonnen',
  lost: 'Deal verloren',
  reopened: 'Deal wieder geöffnet',
  noted: 'Notiz geschrieben',
  'call-logged': 'Anruf festgehalten',
  'meeting-logged': 'Meeting festgehalten',
  'email-logged': 'E-Mail festgehalten',
  'note-edited': 'Notiz bearbeitet',
  'note-removed': 'Notiz entfernt',
  'task-added': 'Aufgabe hinzugefügt',
  'task-done': 'Aufgabe erledigt',
  'task-reopened': 'Aufgabe wieder geöffnet',
  'task-changed': 'Aufgabe geändert',
  'file-added': 'Datei angehängt',
  'file-removed': 'Datei entfernt',
}

export const integrations: typeof integrationsText = {
  calendarTitle: 'Kalender',
  calendarLead: 'Deine offenen Aufgaben und die Deals, deren Abschluss du erwartest, in dem Kalender, den du ohnehin benutzt.',
  calendarSave: 'Als Datei speichern',
  calendarFile: 'portside.ics',
  calendarLink: 'Link holen',
  calendarRenew: 'Neuer Link',
  calendarHint:
    'Abonniere diese Adresse in deinem Kalender. Wer sie kennt, kann mitlesen; ein neuer Link macht diesen unbrauchbar.',
  calendarNoLink:
    'Dieser Arbeitsbereich lebt in deinem Browser, wo kein Kalender ihn erreicht. Speichere ihn stattdessen als Datei.',
  digestTitle: 'E-Mail des Tages',
  digestLead:
    'Jeden Morgen um sieben, was fällig ist: deine Aufgaben und deine Deals, die abgeschlossen sein sollten. Ist nichts fällig, kommt nichts.',
  digestSend: 'Meine jetzt schicken',
  digestSent: 'Die E-Mail ist unterwegs.',
  digestNothing: 'Heute ist nichts fällig, darum gibt es keine E-Mail.',
  mailTitle: 'E-Mails im Verlauf',
  mailLead: 'Eine E-Mail wird zur Notiz bei den Personen, von denen oder an die sie ist, mit ihren Anhängen.',
  mailAdd: 'E-Mail hinzufügen',
  mailAdded: 'Die E-Mail steht im Verlauf.',
  mailService: 'Maildienst einrichten',
  mailRenew: 'Neues Geheimnis',
  mailHint:
    'Lass deinen Maildienst jede Nachricht unverändert an diese Adresse senden, mit diesem Geheimnis nach „Standard Webhooks“ signiert.',
  mailNoService:
    'Dieser Arbeitsbereich lebt in deinem Browser, wo kein Maildienst ihn erreicht. Füge E-Mails stattdessen als Dateien hinzu.',
  address: 'Adresse',
  secret: 'Geheimnis',
  copy: 'Kopieren',
  copied: 'Kopiert',
  webhooksTitle: 'Webhooks',
  webhooksLead: 'Sagt anderen Programmen, was hier geschieht: signiert, der Reihe nach, und so oft, bis es angekommen ist.',
  webhooksEmpty: 'Noch kein Webhook.',
  add: 'Webhook hinzufügen',
  addTitle: 'Webhook hinzufügen',
  edit: 'Bearbeiten',
  editOf: (url) => `${url} bearbeiten`,
  editTitle: 'Webhook bearbeiten',
  save: 'Speichern',
  url: 'Adresse',
  urlHint: 'Wohin gesendet wird: https://…',
  events: 'Senden, wenn',
  event: (verb) => EVENTS[verb],
  eventCount: (count) => (count === 1 ? '1 Ereignis' : `${count} Ereignisse`),
  status: (status) => STATUSES[status],
  never: 'Noch nichts zugestellt',
  last: (when, status) => (status === null ? `Keine Antwort, ${when}` : `Antwort ${status}, ${when}`),
  next: (when) => `Nächster Versuch ${when}`,
  pause: 'Anhalten',
  resume: 'Fortsetzen',
  remove: 'Entfernen',
  removeOf: (url) => `${url} entfernen`,
  showSecret: 'Geheimnis zeigen',
  showSecretOf: (url) => `Geheimnis von ${url} zeigen`,
  deliver: 'Jetzt zustellen',
  delivered: (delivered, refused) =>
    refused === 0
      ? `Zugestellt: ${delivered}`
      : `Zugestellt: ${delivered}. ${refused === 1 ? 'Ein Webhook hat' : `${refused} Webhooks haben`} abgelehnt.`,
  added: (url) => `Webhook an ${url} hinzugefügt`,
  changed: (url) => `Webhook an ${url} geändert`,
  removed: (url) => `Webhook an ${url} entfernt`,
}
