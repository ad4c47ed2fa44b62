import type { appUpdateText } from '../app-update'

export const appUpdate: typeof appUpdateText = {
  ready: 'Eine neuere Version von Portside ist bereit',
  readyBody: 'Sie startet, wenn Sie neu laden oder alle Tabs schließen. Schreiben Sie erst zu Ende.',
  tookOver: 'Portside wurde in einem anderen Tab aktualisiert',
  tookOverBody: 'Laden Sie diesen neu, wenn Sie hier fertig sind.',
  reload: 'Neu laden',
}
