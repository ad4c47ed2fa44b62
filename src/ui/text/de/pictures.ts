import type { picturesText } from '../pictures'

export const pictures: typeof picturesText = {
  change: (name) => `Bild von ${name}`,
  choose: 'Bild wählen',
  replace: 'Anderes Bild wählen',
  remove: 'Bild entfernen',
  changed: 'Bild geändert',
  removed: 'Bild entfernt',
  uploading: 'Das Bild ist unterwegs …',
  refusals: {
    'too-large': 'Das Bild ist größer als 2 MiB. Wähle ein kleineres.',
    'not-a-picture': 'Das ist kein Bild, das sich zeigen lässt. Wähle eine PNG-, JPEG-, WebP-, GIF- oder AVIF-Datei.',
  },
}
