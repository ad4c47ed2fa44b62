import { LIMITS } from '../../../domain/model/records/limits'
import type { trashText } from '../trash'

export const trash: typeof trashText = {
  title: 'Papierkorb',
  note: `${LIMITS.trashDays} Tage aufbewahrt`,
  empty: 'Der Papierkorb ist leer',
  emptyHint: 'Gelöschte Personen, Firmen und Deals warten hier und lassen sich wiederherstellen.',
  by: (name, when) => `${name}, ${when}`,
  restore: 'Wiederherstellen',
  restoreOf: (name) => `${name} wiederherstellen`,
  restored: (name) => `${name} wiederhergestellt`,
  purge: 'Endgültig löschen',
  purgeOf: (name) => `${name} endgültig löschen`,
  purged: (name) => `${name} endgültig gelöscht`,
  purgeTitle: (name) => `${name} endgültig löschen?`,
  purgeBody: 'Niemand kann das zurückholen, auch du nicht. Was darauf verweist, bleibt und verliert die Verbindung.',
  more: 'Es gibt noch ältere. Sie erscheinen, wenn diese wiederhergestellt oder endgültig gelöscht sind.',
}
