/** One red pixel. */
export const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg=='
/** The head of a sound, and no more of it. */
const SILENCE = 'UklGRiQAAABXQVZFZm10IBAAAAABAAEARKwAAIhYAQACABAAZGF0YQAAAAA='

export const IMAGE = { type: 'image' as const, data: PNG, mimeType: 'image/png' }
export const WAV = { type: 'audio' as const, data: SILENCE, mimeType: 'audio/wav' }

export function text(said: string) {
  return { type: 'text' as const, text: said }
}

export function embedded(uri: string, said: string, mimeType = 'text/plain') {
  return { type: 'resource' as const, resource: { uri, mimeType, text: said } }
}
