import { PNG } from './fixture-content'

const STATIC_TEXT = 'This is the content of the static text resource.'
const TEMPLATE = /^test:\/\/template\/([^/]+)\/data$/

export const FIXTURE_RESOURCES = [
  { uri: 'test://static-text', name: 'A text', description: 'Stays as it is.', mimeType: 'text/plain' },
  { uri: 'test://static-binary', name: 'A picture', description: 'Stays as it is.', mimeType: 'image/png' },
  { uri: 'test://watched-resource', name: 'A watched text', description: 'Can be subscribed to.', mimeType: 'text/plain' },
]

export const FIXTURE_TEMPLATES = [
  {
    uriTemplate: 'test://template/{id}/data',
    name: 'Data by id',
    description: 'Says its id.',
    mimeType: 'application/json',
  },
]

/** `null`: there is none. */
export function readResource(uri: string) {
  const id = TEMPLATE.exec(uri)?.[1]
  if (id !== undefined) {
    const said = JSON.stringify({ id, templateTest: true, data: `Data for ID: ${id}` })
    return { uri, mimeType: 'application/json', text: said }
  }
  const mimeType = FIXTURE_RESOURCES.find((each) => each.uri === uri)?.mimeType
  if (mimeType === undefined) return null
  return mimeType === 'image/png' ? { uri, mimeType, blob: PNG } : { uri, mimeType, text: STATIC_TEXT }
}
