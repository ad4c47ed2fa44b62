import type { Labels } from '../../targets'
import { ALBANIAN } from './albanian'
import { ARABIC } from './arabic'
import { ARMENIAN } from './armenian'
import { AZERBAIJANI } from './azerbaijani'
import { BASQUE } from './basque'
import { BELARUSIAN } from './belarusian'
import { BENGALI } from './bengali'
import { BOSNIAN } from './bosnian'
import { BULGARIAN } from './bulgarian'
import { CATALAN } from './catalan'
import { CHINESE } from './chinese'
import { CROATIAN } from './croatian'
import { CZECH } from './czech'
import { DANISH } from './danish'
import { DUTCH } from './dutch'
import { ESTONIAN } from './estonian'
import { FINNISH } from './finnish'
import { FRENCH } from './french'
import { GEORGIAN } from './georgian'
import { GERMAN } from './german'
import { GREEK } from './greek'
import { HEBREW } from './hebrew'
import { HINDI } from './hindi'
import { HUNGARIAN } from './hungarian'
import { ICELANDIC } from './icelandic'
import { INDONESIAN } from './indonesian'
import { ITALIAN } from './italian'
import { JAPANESE } from './japanese'
import { KAZAKH } from './kazakh'
import { KOREAN } from './korean'
import { LATVIAN } from './latvian'
import { LITHUANIAN } from './lithuanian'
import { MACEDONIAN } from './macedonian'
import { MALAY } from './malay'
import { NORWEGIAN } from './norwegian'
import { PERSIAN } from './persian'
import { POLISH } from './polish'
import { PORTUGUESE } from './portuguese'
import { ROMANIAN } from './romanian'
import { RUSSIAN } from './russian'
import { SERBIAN } from './serbian'
import { SLOVAK } from './slovak'
import { SLOVENE } from './slovene'
import { SPANISH } from './spanish'
import { SWEDISH } from './swedish'
import { TAGALOG } from './tagalog'
import { THAI } from './thai'
import { TURKISH } from './turkish'
import { UKRAINIAN } from './ukrainian'
import { URDU } from './urdu'
import { VIETNAMESE } from './vietnamese'

/**
 * What CRMs, address books and invoicing programs call their columns in these languages, and people after them. Weaker than any
 * other name: they count where the values of the column agree, and tell nothing of the kind of a file.
 */
export const LABELS: readonly Labels[] = [
  ALBANIAN,
  ARABIC,
  ARMENIAN,
  AZERBAIJANI,
  BASQUE,
  BELARUSIAN,
  BENGALI,
  BOSNIAN,
  BULGARIAN,
  CATALAN,
  CHINESE,
  CROATIAN,
  CZECH,
  DANISH,
  DUTCH,
  ESTONIAN,
  FINNISH,
  FRENCH,
  GEORGIAN,
  GERMAN,
  GREEK,
  HEBREW,
  HINDI,
  HUNGARIAN,
  ICELANDIC,
  INDONESIAN,
  ITALIAN,
  JAPANESE,
  KAZAKH,
  KOREAN,
  LATVIAN,
  LITHUANIAN,
  MACEDONIAN,
  MALAY,
  NORWEGIAN,
  PERSIAN,
  POLISH,
  PORTUGUESE,
  ROMANIAN,
  RUSSIAN,
  SERBIAN,
  SLOVAK,
  SLOVENE,
  SPANISH,
  SWEDISH,
  TAGALOG,
  THAI,
  TURKISH,
  UKRAINIAN,
  URDU,
  VIETNAMESE,
]
