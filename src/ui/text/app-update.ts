import { inLanguage } from './in-language'

export const appUpdateText = inLanguage('appUpdate', {
  ready: 'A newer version of Portside is ready',
  readyBody: 'It starts when you reload, or when all tabs are closed. Finish what you are typing first.',
  tookOver: 'Portside was updated in another tab',
  tookOverBody: 'Reload this one when you are done here.',
  reload: 'Reload',
})
