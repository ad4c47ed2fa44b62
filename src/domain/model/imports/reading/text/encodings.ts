import { words } from '../../../kernel/words'

/** What the chooser offers, by WHATWG label (UTF-32 and IBM 850 are ours: the run-time has no decoders for them). */
export const ENCODINGS = [
  ...words('utf-8 windows-1252 utf-16le utf-16be utf-32le utf-32be iso-8859-15 macintosh ibm850 windows-1250 iso-8859-2'),
  ...words('windows-1251 koi8-r windows-1253 windows-1254 windows-1255 windows-1256 windows-1257 windows-1258 windows-874'),
  ...words('shift_jis euc-jp iso-2022-jp gb18030 big5 euc-kr'),
]
export type Encoding = (typeof ENCODINGS)[number]

/** The code page that Windows programs of a language save in, for bytes that are in no Unicode encoding. */
export function codePageOf(locale: string): Encoding {
  const language = locale.toLowerCase().split(/[-_]/)[0] ?? ''
  return CODE_PAGES.get(language) ?? 'windows-1252'
}

const CODE_PAGES = new Map<string, Encoding>(
  (
    [
      ['windows-1250', 'pl cs sk hu ro sl hr bs sq'],
      ['windows-1251', 'ru uk bg be mk sr'],
      ['windows-1253', 'el'],
      ['windows-1254', 'tr az'],
      ['windows-1255', 'he'],
      ['windows-1256', 'ar fa ur'],
      ['windows-1257', 'lt lv et'],
      ['windows-1258', 'vi'],
      ['windows-874', 'th'],
      ['shift_jis', 'ja'],
      ['gb18030', 'zh'],
      ['euc-kr', 'ko'],
    ] as const
  ).flatMap(([encoding, languages]) => languages.split(' ').map((language) => [language, encoding] as const)),
)

/** Character sets that a larger one on offer holds. */
const WITHIN: Readonly<Record<string, Encoding>> = { 'iso-8859-1': 'windows-1252', gbk: 'gb18030' }

/** A character set by the name a file gives it; `null`: none, or one that is not read. */
export function encodingNamed(name: string | undefined): Encoding | null {
  if (name === undefined) return null
  // Of the letters that lists are written in, 437 and 858 have the same.
  if (/^(cp|ibm)[-_]?0*(437|850|858)$/i.test(name.trim())) return 'ibm850'
  try {
    const label = new TextDecoder(name.trim()).encoding
    return ENCODINGS.find((encoding) => encoding === label) ?? WITHIN[label] ?? null
  } catch {
    return null // a name that nothing is known of says nothing
  }
}

/** Windows-1252: Node 20 reads it as Latin-1, in which 32 of its signs would be control characters. */
export function windows1252(bytes: Uint8Array): string {
  return new TextDecoder('windows-1252').decode(bytes).replace(/[\u0080-\u009f]/g, (c) => UPPER_1252[c.charCodeAt(0) - 0x80] ?? c)
}

const UPPER_1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'

/** What old programs of DOS and Excel’s “CSV (MS-DOS)” write in Western Europe. */
export function ibm850(bytes: Uint8Array): string {
  const text = new TextDecoder('iso-8859-1').decode(bytes)
  return Array.from(bytes, (byte, at) => (byte < 0x80 ? text.charAt(at) : (UPPER_850[byte - 0x80] ?? ''))).join('')
}

const UPPER_850 =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0'

/** Two bytes of UTF-8 that were taken for two Western characters: `Ã¼`. */
const TWICE = /[ÂÃÄÅ][\u0080-\u00bf€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]/g

/** A text that was put into UTF-8 twice as it was before the second time; `null`: it was not. */
export function onceEncoded(text: string): string | null {
  if ((text.match(TWICE)?.length ?? 0) < 2) return null
  try {
    return text.replace(/[^\u0000-\u007f]+/g, (run) => new TextDecoder('utf-8', { fatal: true }).decode(bytesOf(run)))
  } catch {
    return null // some of it was written as it is meant
  }
}

/** The bytes of a text in Windows-1252; 0xff, which UTF-8 has not, for what is not in it. */
function bytesOf(run: string): Uint8Array {
  return Uint8Array.from(run, (character) => {
    const upper = UPPER_1252.indexOf(character)
    const code = character.charCodeAt(0)
    return upper >= 0 ? upper + 0x80 : code <= 0xff ? code : 0xff
  })
}
