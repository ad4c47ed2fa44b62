import { fold } from '../kernel/text-fold'

/**
 * The words a search asks for, folded. A word of digits and phone punctuation is taken apart at the punctuation, so that
 * `0151/234-567` finds the number however it was written. A word within another adds nothing and is left out.
 */
export function searchWords(search: string): readonly string[] {
  const words = new Set(
    fold(search)
      .split(/\s+/u)
      .flatMap((word) => (PHONE_LIKE.test(word) ? word.split(/\D+/u) : [word]))
      .filter((word) => word !== ''),
  )
  return [...words].filter((word) => ![...words].some((other) => other !== word && other.includes(word))).sort()
}

const PHONE_LIKE = /^[-+()./\d]*\d[-+()./\d]*$/
