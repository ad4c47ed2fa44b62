import type { composerText, taskText, timelineText } from '../timeline'

/** In the past tense of one word, so that what it happened to can come last: `Ana verschob Neue Website`. */
const VERBS = {
  created: 'erstellte',
  imported: 'importierte',
  updated: 'änderte',
  trashed: 'legte in den Papierkorb:',
  restored: 'holte aus dem Papierkorb:',
  merged: 'führte',
  unmerged: 'trennte',
  'moved-stage': 'verschob',
  won: 'gewann',
  lost: 'verlor',
  reopened: 'öffnete wieder:',
  noted: 'schrieb eine Notiz:',
  'call-logged': 'hielt einen Anruf fest:',
  'meeting-logged': 'hielt ein Meeting fest:',
  'email-logged': 'hielt eine E-Mail fest:',
  'note-edited': 'bearbeitete eine Notiz:',
  'note-removed': 'legte eine Notiz in den Papierkorb:',
  'task-added': 'ergänzte die Aufgabe',
  'task-done': 'erledigte',
  'task-reopened': 'öffnete wieder:',
  'task-changed': 'änderte',
  'file-added': 'hängte an:',
  'file-removed': 'legte in den Papierkorb:',
  submitted: 'füllte das Formular aus:',
}
const OBJECTS = { people: 'diese Person', companies: 'diese Firma', deals: 'diesen Deal' }

export const composer: typeof composerText = {
  label: 'Zum Verlauf hinzufügen',
  modes: 'Was hinzukommt',
  mode: { note: 'Notiz', task: 'Aufgabe', call: 'Anruf', meeting: 'Meeting' },
  saved: {
    note: 'Notiz hinzugefügt',
    task: 'Aufgabe hinzugefügt',
    call: 'Anruf festgehalten',
    meeting: 'Meeting festgehalten',
  },
  note: 'Notiz',
  notePlaceholder: 'Notiz schreiben, mit @ jemanden erwähnen',
  callPlaceholder: 'Was wurde besprochen?',
  meetingPlaceholder: 'Was wurde vereinbart?',
  taskTitle: 'Aufgabe',
  taskPlaceholder: 'Was ist zu tun?',
  kind: 'Art',
  due: 'Fällig',
  priority: 'Priorität',
  assignee: 'Zuständig',
  when: 'Wann',
  add: (mode) => (mode === 'call' || mode === 'meeting' ? 'Festhalten' : 'Hinzufügen'),
  hint: (key) => `${key} zum Speichern`,
  empty: 'Schreibe zuerst etwas.',
}

export const timeline: typeof timelineText = {
  label: 'Verlauf',
  filter: 'Zeigen',
  filterOf: {
    all: 'Alles',
    notes: 'Notizen',
    calls: 'Anrufe',
    meetings: 'Meetings',
    tasks: 'Aufgaben',
    files: 'Dateien',
    stages: 'Phasen',
    changes: 'Änderungen',
  },
  moreFilters: 'Mehr',
  empty: 'Hier ist noch nichts passiert',
  emptyHint: 'Schreibe die erste Notiz, halte einen Anruf fest oder plane den nächsten Schritt.',
  emptyFiltered: 'Noch nichts dieser Art.',
  loadMore: 'Früheres zeigen',
  couldNotLoad: 'Der Verlauf konnte nicht geladen werden.',
  lastSeen: 'Du bist offline: Dies wurde auf diesem Gerät zuletzt gesehen, dazu was du seither geschrieben hast.',
  pinned: 'Angeheftet',
  noteKind: { note: 'Notiz', call: 'Anruf', meeting: 'Meeting', email: 'E-Mail' },
  noteVerb: {
    note: 'schrieb eine Notiz',
    call: 'hielt einen Anruf fest',
    meeting: 'hielt ein Meeting fest',
    email: 'hielt eine E-Mail fest',
  },
  verdict: ({ spf, dkim, dmarc }) =>
    dmarc === 'unknown' ? 'Absender nicht geprüft' : `Absender geprüft: SPF ${spf}, DKIM ${dkim}, DMARC ${dmarc}`,
  edited: 'bearbeitet',
  noteActions: 'Aktionen für diese Notiz',
  pin: 'Oben anheften',
  unpin: 'Lösen',
  editNote: 'Bearbeiten',
  trashNote: 'In den Papierkorb',
  pinnedNow: 'Notiz angeheftet',
  unpinnedNow: 'Notiz gelöst',
  noteTrashed: 'Notiz in den Papierkorb verschoben',
  taskAdded: 'ergänzte eine Aufgabe',
  fileAdded: 'hängte eine Datei an',
  verb: VERBS,
  verbOwn: (verb, kind) => {
    const object = OBJECTS[kind]
    switch (verb) {
      case 'updated':
        return VERBS.updated
      case 'trashed':
        return `legte ${object} in den Papierkorb`
      case 'restored':
        return `holte ${object} aus dem Papierkorb`
      case 'reopened':
        return `öffnete ${object} wieder`
      default:
        return `${VERBS[verb]} ${object}`
    }
  },
  mergeJoint: { merged: ['und', 'zusammen'], unmerged: ['und', 'wieder'] },
  own: (kind) => OBJECTS[kind],
  quoted: (label) => `„${label}“`,
  through: {
    app: '',
    import: 'per Import',
    api: 'über die API',
    agent: 'durch einen Assistenten',
    proposal: 'auf Vorschlag eines Assistenten',
    form: 'über ein Formular',
    function: 'automatisch',
    sample: 'als Beispieldaten',
    rule: 'durch eine Automation',
  },
  byKey: (name, ending) => `(Schlüssel ${name}, …${ending})`,
  from: 'von',
  to: 'zu',
  set: (field) => `${field} gesetzt:`,
  cleared: (field) => `${field} geleert, war`,
  changed: (field) => field,
  textChanged: (field) => `${field} geändert`,
  added: 'hinzugefügt:',
  removed: 'entfernt:',
  restoreOf: (field, value) => `${field} auf ${value} zurücksetzen`,
  restoreEmpty: (field) => `${field} wieder leeren`,
  restoreList: (field) => `${field} auf den früheren Stand zurücksetzen`,
  restored: (field) => `${field} zurückgesetzt`,
  restoredAlready: (field) => `${field} hat diesen Wert schon.`,
  notRestored: (field, why) => `${field} konnte nicht zurückgesetzt werden. ${why}`,
  someone: 'Portside',
  stranger: 'Jemand',
  removedSince: 'inzwischen entfernt',
}

export const task: typeof taskText = {
  done: (title) => `„${title}“ erledigt`,
  reopened: (title) => `„${title}“ wieder geöffnet`,
  trashed: (title) => `„${title}“ in den Papierkorb verschoben`,
  saved: (title) => `„${title}“ geändert`,
  complete: (title) => `${title} erledigen`,
  reopen: (title) => `${title} wieder öffnen`,
  actions: (title) => `Aktionen für ${title}`,
  trash: 'In den Papierkorb',
  kind: { 'to-do': 'To-do', call: 'Anruf', email: 'E-Mail', meeting: 'Meeting' },
  priority: { none: 'Keine Priorität', low: 'Niedrig', medium: 'Mittel', high: 'Hoch', urgent: 'Dringend' },
  due: (day) => `Fällig ${day}`,
  doneOn: (when) => `Erledigt ${when}`,
  cancelled: 'Abgebrochen',
  body: 'Details',
}
