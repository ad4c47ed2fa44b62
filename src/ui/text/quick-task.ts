import type { QuickWords } from '../../domain/model/tasks/quick/quick-words'
import { inLanguage } from './in-language'

const DAY = String.raw`<d>(?:st|nd|rd|th)?`
const DATES = [
  String.raw`${DAY}(?: of)? <month>(?:,? <y>)?`,
  String.raw`<month> ${DAY}(?:,? <y>)?`,
  String.raw`<a>/<b>(?:/<yy>)?`,
  String.raw`<d>\.<m>\.<y>`,
  String.raw`<y>-<m>-<d>`,
]
const TIMES = [String.raw`<h>:<min>`, String.raw`<h12>(?::<min>)?\s?<half>`, "<h> o[’']clock"]
const NTH = '<d>(?:st|nd|rd|th)'
const AT = String.raw`(?: (?:at )?<clock>)?`

const WORDS: QuickWords = {
  weekdays: ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'],
  short: ['sun', 'mon', 'tues?', 'wed', 'thu(?:rs?)?', 'fri', 'sat'],
  months: [
    'jan(?:uary)?',
    'feb(?:ruary)?',
    'mar(?:ch)?',
    'apr(?:il)?',
    'may',
    'june?',
    'july?',
    'aug(?:ust)?',
    'sept?(?:ember)?',
    'oct(?:ober)?',
    'nov(?:ember)?',
    'dec(?:ember)?',
  ],
  counts: ['an?|one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'],
  units: { minute: 'min(?:ute)?s?', hour: 'hours?', day: 'days?', week: 'weeks?', month: 'months?' },
  notAfter: ['the', 'a', 'an', 'last', 'past', 'black', 'good', 'cyber', 'for', 'of', 'about', 'since', 'before', 'to'],
  counted: [
    'part',
    'chapter',
    'section',
    'room',
    'version',
    'release',
    'step',
    'page',
    'invoice',
    'no.',
    'number',
    'score',
    'unit',
  ],
  priorities: { low: 'low', medium: 'medium', high: 'high', urgent: 'urgent' },
  phrases: {
    today: ['(?:by |due |until )?today'],
    tomorrow: ['(?:by |due |until )?(?:tomorrow|tmrw)'],
    dayAfterTomorrow: ['(?:the )?day after tomorrow'],
    // "Sun" and "sat" end too many sentences.
    weekday: ['<long>', '(?!sun|sat)<short>'],
    weekdayFirst: [],
    onWeekday: ['(?:on|by|due|until|this)(?: this)? <long>'],
    onShortWeekday: ['(?:on|by|due|until|this) <short>'],
    nextWeekday: [
      '(?:(?:on|by|due) )?next <weekday>',
      '(?:(?:on|by|due) )?<weekday>(?: of)? next week',
      'next week(?: on)? <weekday>',
    ],
    nextWeek: ['(?:by |due )?next week'],
    nextMonth: ['(?:by |due )?next month'],
    weekend: ['this weekend'],
    monthEnd: ['(?:(?:at|by) )?(?:the )?end of (?:the )?month'],
    date: DATES,
    onDate: DATES.map((date) => `(?:on|by|due|until|from|starting)(?: the)? ${date}`),
    dayOfMonth: [`(?:on|by|due)(?: the)? ${NTH}`],
    onDayOfMonth: [],
    ahead: ['in <count> <unit>', '<count> <unit> from (?:now|today)'],
    time: TIMES,
    atTime: TIMES.map((time) => `(?:at|by|from) ${time}`),
    hour: ['at <h>'],
    atHour: [],
    halfHour: [],
    morning: ['(?:in the )?morning'],
    noon: ['noon'],
    atNoon: ['at (?:noon|midday)'],
    afternoon: ['(?:in the )?afternoon'],
    evening: ['(?:in the )?evening'],
    tonight: ['tonight', 'this evening'],
    every: ['(?:every|each) <unit>', 'every <count> <unit>'],
    daily: ['daily'],
    weekly: ['weekly'],
    monthly: ['monthly'],
    everyWeekday: ['(?:on )?(?:every|each) <weekday>'],
    everyDayOfMonth: [`every ${NTH}`, `every month on the ${NTH}`, `on the ${NTH} of every month`],
    everyOther: [
      `(?:every|each) (?:weekday|workday|working day|weekend|quarter|year)${AT}`,
      `every (?:other|second|third) (?:<unit>|<weekday>)${AT}`,
      `every <count> (?:quarters|years)${AT}`,
      `every <long>(?:,| and|, and) (?:<short>|\\w+day)${AT}`,
      'yearly|annually|quarterly',
    ],
  },
}

export const quickTaskText = inLanguage('quickTask', {
  words: WORDS,
  read: 'Read from the text',
  takeBack: (phrase: string) => `Leave “${phrase}” in the title`,
  unknownRepeat: (phrase: string) => `A task cannot repeat “${phrase}”: only every day, week or month.`,
  summary: (facts: string) => `Read: ${facts}`,
})
