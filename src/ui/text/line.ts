import { inLanguage } from './in-language'

/** Why nothing comes through: no line, a backend that does not answer as itself, or one that is newer than this page. */
export type LineTrouble = 'offline' | 'backend' | 'outdated'

const DOWN: Readonly<Record<LineTrouble, string>> = {
  offline: 'You are offline.',
  backend: 'The backend does not answer as it should.',
  outdated: 'This page is older than its backend and has to be reloaded.',
}

export const lineText = inLanguage('line', {
  label: 'Connection',
  down: (trouble: LineTrouble, { hasCopy }: { readonly hasCopy: boolean }) =>
    `${DOWN[trouble]} ${hasCopy ? 'Changes are saved on this device and sent later.' : 'You see the last known state; changes cannot be saved now.'}`,
})
