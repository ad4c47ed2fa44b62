import { inLanguage } from './in-language'

export const notFoundText = inLanguage('notFound', {
  title: 'There is no such page',
  body: 'The address may be mistyped, or the page was moved.',
  toStart: 'Go to the start page',
})
