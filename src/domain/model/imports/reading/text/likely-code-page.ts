import { ibm850, windows1252, type Encoding } from './encodings'

const SAMPLE_BYTES = 65_536
/** Fewer say nothing. */
const FEWEST_HIGH = 12

/**
 * The code page that bytes in no Unicode encoding look like, where they do not look like Western letters: those stand alone
 * among ASCII, while whole words of other scripts are made of bytes beyond it. `null`: nothing speaks against Western ones.
 */
export function likelyCodePage(bytes: Uint8Array): Encoding | null {
  const sample = bytes.subarray(0, SAMPLE_BYTES)
  const { high, runs, leads } = highBytes(sample)
  if (high < FEWEST_HIGH) return isJapanese(sample, leads) ? 'shift_jis' : centralEuropean(sample)
  // Half of a Japanese character may look like an ASCII letter.
  const length = leads >= high * 0.4 ? Infinity : high / runs
  return (length >= RUN_OF_PAIRS ? ofOtherScript(sample, length) : null) ?? centralEuropean(sample)
}

const FEWEST_JAPANESE = 3
/** Words of kana and ideographs, and of the blank between two of them. */
const JAPANESE_WORD = /^[ぁ-んァ-ヶー一-龠々\u3000]{2,}$/u

/** A name or two in Shift_JIS: words of two signs or more, while quotes and dashes of Western texts would each make one. */
function isJapanese(bytes: Uint8Array, leads: number): boolean {
  if (leads < 2) return false
  const words = new TextDecoder('shift_jis').decode(bytes).match(/[A-Za-z]?[^\p{ASCII}]+[A-Za-z]?/gu) ?? []
  return words.join('').length >= FEWEST_JAPANESE && words.every((word) => JAPANESE_WORD.test(word))
}

/** Bytes beyond ASCII, how many runs they make, and how many of them begin a character of Shift_JIS only. */
function highBytes(bytes: Uint8Array): { readonly high: number; readonly runs: number; readonly leads: number } {
  let high = 0
  let runs = 0
  let leads = 0
  for (const [at, byte] of bytes.entries()) {
    if (byte < 0x80) continue
    high += 1
    if (byte > 0x80 && byte < 0xa0) leads += 1
    if ((bytes[at - 1] ?? 0) < 0x80) runs += 1
  }
  return { high, runs, leads }
}

/** Bytes beyond ASCII that follow each other, on average, in words of such letters; and the commonest of these. */
interface Alphabet {
  readonly run: number
  readonly common: RegExp
}
/** Half of a Chinese character may look like an ASCII letter. */
const RUN_OF_PAIRS = 2

/**
 * What the letters of a language written in each mostly are, and the commonest of them, by which pages are told apart in
 * which all of the bytes are letters; capitals come rarely, and the wrong page is full of them. Thai is left to the language
 * of whoever reads, and to the chooser.
 */
const SCRIPTS: readonly (readonly [Encoding, RegExp, Alphabet?])[] = [
  ['windows-1251', /[а-яёіїєґў]/gu, { run: 4, common: /[оеаинтсрвлкмья]/gu }],
  ['koi8-r', /[а-яё]/gu, { run: 4, common: /[оеаинтсрвлкмья]/gu }],
  ['windows-1253', /[ά-ώ]/gu, { run: 4, common: /[αοιετσνηυρςάίό]/gu }],
  ['windows-1255', /[א-ת]/gu, { run: 3, common: /[יוהלארמבשתדנ]/gu }],
  ['windows-1256', /[ء-ي]/gu, { run: 3, common: /[اليمونرتبعدهحس]/gu }],
  ['shift_jis', /[ぁ-んァ-ヶー]|[一-龠]/gu],
  ['euc-jp', /[ぁ-んァ-ヶー]|[一-龠]/gu],
  ['euc-kr', /[가-힣]/gu],
  // Both have all ideographs: most texts are of the common ones, which stand first.
  ['gb18030', /[一-龠]/gu],
  ['big5', /[一-龠]/gu],
]
const LIKELY = 0.6
/** Of the letters, those that are common ones: of a text in another page about a third would be. */
const COMMON = 0.5

/** @param length of the runs of bytes beyond ASCII, on average */
function ofOtherScript(bytes: Uint8Array, length: number): Encoding | null {
  let best: { readonly encoding: Encoding; readonly share: number } | null = null
  for (const [encoding, letters, alphabet] of SCRIPTS) {
    if (length < (alphabet?.run ?? RUN_OF_PAIRS)) continue
    const common = alphabet?.common
    const text = new TextDecoder(encoding).decode(bytes)
    const among = common === undefined ? 1 : (text.match(common)?.length ?? 0) / Math.max(1, text.match(letters)?.length ?? 0)
    if (among < COMMON) continue
    const share = shareOf(bytes, { encoding, letters, text }) * (common === undefined ? 1 : 0.5 + among / 2)
    if (share >= LIKELY && share > (best?.share ?? 0) + 0.05) best = { encoding, share }
  }
  return best?.encoding ?? null
}

/** The part of what is no ASCII that is of these letters; 0 where the bytes are none of this page. */
function shareOf(
  bytes: Uint8Array,
  { encoding, letters, text }: { readonly encoding: Encoding; readonly letters: RegExp; readonly text: string },
): number {
  const others = text.match(/[^\p{ASCII}]/gu)?.length ?? 0
  const broken = text.match(/\ufffd/g)?.length ?? 0
  // English quotes and dashes before letters make ideographs, but none of the signs between those that Japanese is full of.
  if (/jis|jp/.test(encoding) && (text.match(/[ぁ-んァ-ヶー]/gu)?.length ?? 0) < others * 0.15) return 0
  // A sample may end within a character.
  if (others === 0 || broken > 1) return 0
  const common =
    encoding === 'gb18030' ? commonOf(bytes, [0xb0, 0xd7], 0xa1) : encoding === 'big5' ? commonOf(bytes, [0xa4, 0xc6], 0x40) : 1
  return common * ((text.match(letters)?.length ?? 0) / others)
}

/** Of pairs of bytes, the part whose first one is of the block of common ideographs. */
function commonOf(bytes: Uint8Array, [from, to]: readonly [number, number], leastTrail: number): number {
  let pairs = 0
  let common = 0
  for (let at = 0; at + 1 < bytes.length; at += 1) {
    const [lead = 0, trail = 0] = [bytes[at], bytes[at + 1]]
    if (lead < 0x80) continue
    pairs += 1
    if (lead >= from && lead <= to && trail >= leastTrail) common += 1
    at += 1
  }
  return pairs === 0 ? 0 : common / pairs
}

/**
 * Signs that no Western word has within or before it, and that are letters of Polish: `¯ó³w` is `Żółw`. What is cubed, or
 * counted in pounds, is no word.
 */
const SIGNS_IN_WORDS = /\p{L}[¹³¿¯£¥¼¾]\p{L}|(?<!\p{L})[£¯¥](?!mil|bil|tho|per)\p{Ll}{3}|[aeiouyó]³(?!\p{L})/gu

function centralEuropean(bytes: Uint8Array): Encoding | null {
  const found = new TextDecoder('windows-1252').decode(bytes).match(SIGNS_IN_WORDS)
  return (found?.length ?? 0) >= 2 ? 'windows-1250' : null
}

const WESTERN_SAMPLE = 65_536

/** Signs that stand within no Western word, and a capital between small letters: letters of another page. */
const WITHIN_WORDS =
  /(?<=\p{L})[\u0081\u008d\u008f\u0090\u009d‚„†‡ˆ‰‹•˜™›¡¢£¤¥¦§¨©¬®¯±¶¸¼½¾÷](?=\p{L})|(?<=\p{L})[“”](?=\p{Ll})|(?<=\p{L})[ŠŽŒŸ](?=\p{Ll})|(?<=\p{L})[‚„](?!\p{L})/gu
/** More than one may be a slip. */
const FEWEST_SIGNS = 2

/** Letters with accents as the languages of Western Europe write them: small ones beside a letter, capitals after none. */
const ACCENTED =
  /[äöüßéèêëàâîïìôòûùçœæñáíóúøåãõ](?=\p{L})|(?<=\p{L})[äöüßéèêëàâîïìôòûùçœæñáíóúøåãõ]|(?<!\p{Ll})[ÄÖÜÉÈÊÀÂÎÔÇÑÁÍÓÚØÅÆ](?=\p{L})/gu
const MOSTLY = 0.8

/** Turkish has letters where Windows-1252 has Icelandic ones, and none of the vowels with accents that Icelandic is full of. */
const TURKISH = /[þðÞÐ](?=\p{L})|(?<=\p{L})[þðÞÐ]|Ý(?=\p{Ll})/gu
const NOT_TURKISH = /[áéíóúæåøäßàè]/u

/** The Western page other than Windows-1252 that bytes look like: of a Mac, of DOS, or Turkish. `null`: nothing speaks for one. */
export function likelyWestern(bytes: Uint8Array): Encoding | null {
  const sample = bytes.subarray(0, WESTERN_SAMPLE)
  const text = windows1252(sample)
  if ((text.match(TURKISH)?.length ?? 0) >= FEWEST_SIGNS && !NOT_TURKISH.test(text)) return 'windows-1254'
  if ((text.match(WITHIN_WORDS)?.length ?? 0) < FEWEST_SIGNS) return null
  const mac = accentedPart(new TextDecoder('macintosh').decode(sample))
  const dos = accentedPart(ibm850(sample))
  if (Math.max(mac, dos) < MOSTLY) return null
  return mac > dos ? 'macintosh' : 'ibm850'
}

function accentedPart(text: string): number {
  const others = text.match(/[^\p{ASCII}]/gu)?.length ?? 0
  return others === 0 ? 0 : (text.match(ACCENTED)?.length ?? 0) / others
}
