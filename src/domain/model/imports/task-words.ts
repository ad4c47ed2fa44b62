import type { NoteKind } from '../notes/note'
import type { Repeat, Task, TaskStatus } from '../tasks/task'
import { matchKey } from './match-key'

/** Words by what they say; each reader gives `null` for one it does not know. */
function reader<T extends string>(words: Readonly<Record<T, string>>): (text: string) => T | null {
  const map = new Map<string, T>()
  for (const value in words) for (const word of words[value].split('|')) map.set(matchKey(word), value)
  return (text) => map.get(matchKey(text)) ?? null
}

export const taskKindOf: (text: string) => Task['kind'] | null = reader({
  'to-do': 'to-do|to do|todo|task|aufgabe|tarea|tâche|deadline|other|sonstiges|lunch|none|follow up',
  call: 'call|phone call|anruf|telefonat|llamada|appel|chiamata|telefoongesprek|ligação',
  email: 'email|e-mail|mail|correo|courriel|send email',
  meeting: 'meeting|event|besprechung|termin|treffen|reunión|réunion|riunione|vergadering|reunião|demo|appointment',
})

export const priorityOf: (text: string) => Task['priority'] | null = reader({
  none: 'none|keine|ninguna|aucune|0',
  low: 'low|niedrig|gering|baja|basse|faible|bassa|laag|baixa',
  medium: 'medium|normal|mittel|media|moyenne|middel|média',
  high: 'high|hoch|alta|haute|élevée|hoog',
  urgent: 'urgent|highest|critical|dringend|urgente|kritisch',
})

export const taskStatusOf: (text: string) => TaskStatus | null = reader({
  open: 'open|new|neu|zu erledigen|à faire|por hacer|waiting on contact|waiting on us|offen|not started|not done|to do|todo|in progress|started|waiting|waiting on someone else|pending|planned|no|false|0|n|nein|nicht begonnen|in bearbeitung|abierto|ouvert|scheduled|active|not completed',
  snoozed: 'snoozed|deferred|zurückgestellt',
  done: 'done|completed|complete|closed|finished|held|yes|true|1|y|x|ja|erledigt|abgeschlossen|fertig|hecho|completado|terminé|fait|completato|voltooid|concluído',
  cancelled: 'cancelled|canceled|abgebrochen|storniert|cancelado|annulé|annullato|geannuleerd|not held',
})

export const repeatOf: (text: string) => Repeat | null = reader({
  none: 'none|never|no|nie|keine|does not repeat',
  daily: 'daily|every day|täglich|diario',
  weekly: 'weekly|every week|wöchentlich|semanal',
  monthly: 'monthly|every month|monatlich|mensual',
})

export const noteKindOf: (text: string) => NoteKind | null = reader({
  note: 'note|notes|notiz|nota|other|comment|task',
  call: 'call|phone call|anruf|telefonat|llamada|appel',
  meeting: 'meeting|event|besprechung|termin|reunión|réunion',
  email: 'email|e-mail|mail|correo|incoming email|outgoing email|forwarded email',
})
