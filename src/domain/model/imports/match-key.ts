import { fold } from '../kernel/text-fold'

/**
 * A text reduced to what tells headers, names and labels apart: letters and digits, without case, accents, width and
 * punctuation. `E-mail` and `email`, `Société` and `societe` are the same.
 */
export function matchKey(text: string): string {
  return fold(text.normalize('NFKC')).replace(/[^\p{L}\p{N}\p{M}]+/gu, '')
}

/** The same, word by word. */
export function matchWords(text: string): readonly string[] {
  return text
    .normalize('NFKC')
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .map(matchKey)
    .filter((word) => word !== '')
}
