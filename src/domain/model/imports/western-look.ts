import type { Encoding } from './encodings'
import { ibm850, windows1252 } from './own-code-pages'

const SAMPLE_BYTES = 65_536

/** Signs that stand within no Western word, and a capital between small letters: letters of another page. */
const WITHIN_WORDS =
  /(?<=\p{L})[\u0081\u008d\u008f\u0090\u009d‚„†‡ˆ‰‹•˜™›¡¢£¤¥¦§¨©¬®¯±¶¸¼½¾÷](?=\p{L})|(?<=\p{L})[“”](?=\p{Ll})|(?<=\p{L})[ŠŽŒŸ](?=\p{Ll})|(?<=\p{L})[‚„](?!\p{L})/gu
/** More than one may be a slip. */
const FEWEST = 2

/** Letters with accents as the languages of Western Europe write them: small ones beside a letter, capitals after none. */
const ACCENTED =
  /[äöüßéèêëàâîïìôòûùçœæñáíóúøåãõ](?=\p{L})|(?<=\p{L})[äöüßéèêëàâîïìôòûùçœæñáíóúøåãõ]|(?<!\p{Ll})[ÄÖÜÉÈÊÀÂÎÔÇÑÁÍÓÚØÅÆ](?=\p{L})/gu
const MOST = 0.8

/** Turkish has letters where Windows-1252 has Icelandic ones, and none of the vowels with accents that Icelandic is full of. */
const TURKISH = /[þðÞÐ](?=\p{L})|(?<=\p{L})[þðÞÐ]|Ý(?=\p{Ll})/gu
const NOT_TURKISH = /[áéíóúæåøäßàè]/u

/** The Western page other than Windows-1252 that bytes look like: of a Mac, of DOS, or Turkish. `null`: nothing speaks for one. */
export function likelyWestern(bytes: Uint8Array): Encoding | null {
  const sample = bytes.subarray(0, SAMPLE_BYTES)
  const text = windows1252(sample)
  if ((text.match(TURKISH)?.length ?? 0) >= FEWEST && !NOT_TURKISH.test(text)) return 'windows-1254'
  if ((text.match(WITHIN_WORDS)?.length ?? 0) < FEWEST) return null
  const mac = accentedPart(new TextDecoder('macintosh').decode(sample))
  const dos = accentedPart(ibm850(sample))
  if (Math.max(mac, dos) < MOST) return null
  return mac > dos ? 'macintosh' : 'ibm850'
}

function accentedPart(text: string): number {
  const others = text.match(/[^\p{ASCII}]/gu)?.length ?? 0
  return others === 0 ? 0 : (text.match(ACCENTED)?.length ?? 0) / others
}
