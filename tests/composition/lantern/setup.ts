import { portError } from '../../../src/domain/model/errors/port-error'
import type { BackendSetup } from '../../../src/composition/backend-descriptor'
import { servers } from './servers'

export const lanternSetup: BackendSetup = {
  kind: 'lantern',
  name: { en: 'Lantern', de: 'Laterne' },
  add: { en: 'Add a Lantern server', de: 'Laternenserver hinzufügen' },
  fields: [
    {
      name: 'host',
      label: { en: 'Host', de: 'Rechner' },
      hint: { en: 'Such as pier.example', de: 'Wie pier.example' },
      refused: { en: 'No lantern hangs there.', de: 'Dort hängt keine Laterne.' },
    },
    {
      name: 'wick',
      label: { en: 'Wick', de: 'Docht' },
      hint: { en: 'In millimetres', de: 'In Millimetern' },
      refused: { en: 'The wick does not fit.', de: 'Der Docht passt nicht.' },
    },
  ],
  read: ({ host = '', wick = '' }) => {
    if (!/^\w+\.example$/.test(host)) {
      const message = { en: 'That is no host of Lantern.', de: 'Das ist kein Rechner von Laterne.' }
      return { status: 'unfit', field: 'host', message }
    }
    if (!/^\d+$/.test(wick)) {
      const message = { en: 'Measure the wick again.', de: 'Miss den Docht noch einmal.' }
      return { status: 'unfit', field: 'wick', message, clearsField: true }
    }
    return { status: 'ready', address: { host, wick } }
  },
  probe: async ({ host = '', wick }) => {
    if (host === 'old.example') throw portError('backend/schema-mismatch', { expected: '2', found: '1' })
    if (!servers.has(host)) throw portError('net/unavailable', {})
    if (wick !== '3') throw portError('backend/not-configured', { missing: ['wick'] })
  },
  forget: () => Promise.resolve(),
}
