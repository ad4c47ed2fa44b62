import { inLanguage } from './in-language'

/** What values of a workspace's own fields say in lists: apart from the settings, since the first screen shows them. */
export const ownValuesText = inLanguage('ownValues', {
  removed: 'Removed choice',
})
