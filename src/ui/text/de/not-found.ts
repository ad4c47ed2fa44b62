import type { notFoundText } from '../not-found'

export const notFound: typeof notFoundText = {
  title: 'Diese Seite gibt es nicht',
  body: 'Vielleicht ist die Adresse vertippt, oder die Seite ist umgezogen.',
  toStart: 'Zur Startseite',
}
