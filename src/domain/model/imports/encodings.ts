/** What the chooser offers, by WHATWG label (UTF-32 and IBM 850 are ours: the run-time has no decoders for them). */
export const ENCODINGS = [
  'utf-8',
  'windows-1252',
  'utf-16le',
  'utf-16be',
  'utf-32le',
  'utf-32be',
  'iso-8859-15',
  'macintosh',
  'ibm850',
  'windows-1250',
  'iso-8859-2',
  'windows-1251',
  'koi8-r',
  'windows-1253',
  'windows-1254',
  'windows-1255',
  'windows-1256',
  'windows-1257',
  'windows-1258',
  'windows-874',
  'shift_jis',
  'euc-jp',
  'iso-2022-jp',
  'gb18030',
  'big5',
  'euc-kr',
] as const
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
