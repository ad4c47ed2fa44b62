import type { BackupReasonSaid, backupsText } from '../backups'

const reasons: Readonly<Record<BackupReasonSaid['reason'], (folder: string) => string>> = {
  'no-folder': () => 'Alles liegt nur in diesem Browser.',
  'not-allowed': (folder) => `Der Browser fragt dich noch einmal, bevor Portside in „${folder}“ schreiben darf.`,
  gone: (folder) => `Den Ordner „${folder}“ gibt es nicht mehr. Wähle einen unter Einstellungen, Export und Löschung.`,
  full: (folder) => `In „${folder}“ ist kein Platz mehr.`,
  failed: (folder) => `In „${folder}“ ließ sich nichts schreiben.`,
}

export const backups: typeof backupsText = {
  title: 'Sicherungen',
  reminder: 'Eine Sicherung steht an',
  lead: 'Regelmäßig ein ganzer Export, denn alles liegt nur in diesem Browser.',
  every: 'Sichern',
  periods: { off: 'Aus', day: 'Jeden Tag', week: 'Jede Woche' },
  last: (when) => `Letzte Sicherung: ${when}`,
  never: 'Letzte Sicherung: noch keine',
  due: (last) => (last === null ? 'Es gibt noch keine Sicherung.' : `Eine Sicherung steht an. Die letzte ist vom ${last}.`),
  because: ({ reason, folder }) => reasons[reason](folder),
  allow: 'Erlauben',
  download: 'Sicherung herunterladen',
  later: 'Heute nicht',
  chooseFolder: 'Ordner wählen',
  otherFolder: 'Anderen Ordner wählen',
  noFolder: 'Ordner nicht mehr benutzen',
  folderLead: (folder) =>
    `Ist eine Sicherung fällig, schreibt Portside sie von selbst in „${folder}“, wenn es offen ist, und behält die letzten fünf.`,
  remindLead: 'Du wirst erinnert, wenn eine Sicherung fällig ist, und lädst sie mit einem Klick herunter.',
  offerFolder: 'Mit einem Ordner schreibt Portside sie von selbst dorthin und behält die letzten fünf.',
}
