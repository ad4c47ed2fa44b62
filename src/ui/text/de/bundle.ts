import type { BundleProblem } from '../../../domain/use-cases/bundle/read-manifest'
import type { bundleText } from '../bundle'

export const bundleProblems: Readonly<Record<BundleProblem, string>> = {
  'not-a-bundle':
    'Diese Datei ist kein Bündel. Wähle das ZIP, das „Alles exportieren“ gemacht hat. Es wurde nichts wiederhergestellt.',
  damaged:
    'Das Bündel ist beschädigt oder nicht vollständig: seine Prüfsummen stimmen nicht. Lade es noch einmal herunter. Es wurde nichts wiederhergestellt.',
  newer:
    'Dieses Bündel kommt von einer neueren Version von Portside. Bringe zuerst diese App auf den neuesten Stand. Es wurde nichts wiederhergestellt.',
  older: 'Dieses Bündel ist von einer Version, die diese App nicht mehr lesen kann. Es wurde nichts wiederhergestellt.',
  'too-large': 'Diese Datei wird beim Entpacken größer, als ein Bündel sein kann. Es wurde nichts wiederhergestellt.',
  invalid:
    'Im Bündel ist ein Eintrag, der nicht gültig ist. Mache dort ein neues Bündel, wo dieses herkommt. Es wurde nichts wiederhergestellt.',
  foreign:
    'Das Bündel verweist auf Einträge, die nicht darin sind. Mache dort ein neues Bündel, wo dieses herkommt. Es wurde nichts wiederhergestellt.',
}

export const bundle: typeof bundleText = {
  title: 'Aus einem Bündel wiederherstellen',
  lead: 'Ein Bündel ist das ZIP, das „Alles exportieren“ macht. Es wird hier zu einem Arbeitsbereich, der dir gehört: Einträge, Zeiten, Verlauf und Dateien, wie sie waren. Andere kommen per Einladung dazu und finden das Ihre vor.',
  drop: 'Bündel hier ablegen oder auswählen',
  choose: 'Bündel auswählen',
  cancel: 'Abbrechen',
  back: 'Zurück zu deinen Arbeitsbereichen',
  another: 'Ein weiteres Bündel wiederherstellen',
  progress: 'Fortschritt der Wiederherstellung',
  checking: 'Das Bündel wird durchgesehen. Noch ist nichts geschrieben.',
  writingRecords: (done, total) => `Einträge werden geschrieben: ${done} von ${total}`,
  writingFiles: (done, total) => `Dateien werden gesendet: ${done} von ${total}`,
  verifying: 'Vergleich mit dem Bündel…',
  stayHere: 'Lass diese Seite offen. Was begonnen und nicht fertig ist, wird wieder entfernt.',
  done: (name) => `${name} ist wiederhergestellt`,
  doneCompared: (records, files) => `Einträge: ${records}, mit dem Bündel verglichen. Dateien: ${files}.`,
  doneCounted: (records, files) => `Einträge: ${records}, so viele wie im Bündel. Dateien: ${files}.`,
  second: 'Den Arbeitsbereich dieses Bündels gibt oder gab es hier schon; dies ist ein anderer, mit eigenen Kennungen.',
  differing: (what) => `Nicht wie im Bündel: ${what}. Sieh dort nach, bevor du dich auf diesen Arbeitsbereich verlässt.`,
  open: (name) => `${name} öffnen`,
  moveTitle: 'Auf ein anderes Backend umziehen',
  moveLead:
    'Macht hier ein Bündel, stellt es dort wieder her und vergleicht am Ende. Dieser Arbeitsbereich bleibt, wie er ist, bis du ihn löschst; was danach hier geändert wird, zieht nicht mit.',
  moveNone: 'Dieser Browser kennt kein anderes Backend.',
  connect: 'Backend verbinden',
  target: 'Backend',
  move: 'Umziehen',
  connecting: 'Wird verbunden…',
  signIn: (backend) =>
    `Melde dich auf ${backend} an, damit es weitergeht. Wenn du dort noch kein Konto hast, wechsle unter Backends dorthin und lege zuerst eines an.`,
  email: 'E-Mail',
  password: 'Passwort',
  signInSubmit: 'Anmelden und umziehen',
  signInElsewhere:
    'Dieses Konto verlangt mehr als ein Passwort. Wechsle unter Backends zu diesem Backend, melde dich dort an und komm dann zurück.',
  collecting: 'Das Bündel wird gemacht…',
  moved: (name, backend) => `${name} ist jetzt auf ${backend}. Dieser Arbeitsbereich bleibt, bis du ihn löschst.`,
  openThere: (backend) => `Zu ${backend} wechseln`,
  problem: (problem) => bundleProblems[problem],
}
