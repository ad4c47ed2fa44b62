import { lazyText } from '../design/lazy-text'

/** The beginning of a note where one line must do, without the marks of its Markdown. */
export const PlainLine = lazyText(() => import('./plain-text').then((file) => file.plainText))
