import type { quickTaskText } from '../quick-task'

const DATES = [
  String.raw`<d>\. <month>(?: <y>)?`,
  String.raw`<d>\.\s?<m>\.(?:\s?<yy>)?`,
  String.raw`<a>/<b>(?:/<yy>)?`,
  '<y>-<m>-<d>',
]
const TIMES = ['<h>:<min>(?: uhr)?', String.raw`<h>\.<min> uhr`, '<h> uhr']
const BEFORE = '(?:am|bis|bis zum|ab|ab dem|vor dem|fällig|fällig am|zum)'
const EVERY = 'jede[nsmr]?'
const AT = '(?: (?:um )?<clock>)?'

export const quickTask: typeof quickTaskText = {
  words: {
    weekdays: ['sonntag', 'montag', 'dienstag', 'mittwoch', 'donnerstag', 'freitag', 'samstag|sonnabend'],
    short: [
      String.raw`so\.?`,
      String.raw`mo\.?`,
      String.raw`di\.?`,
      String.raw`mi\.?`,
      String.raw`do\.?`,
      String.raw`fr\.?`,
      String.raw`sa\.?`,
    ],
    months: [
      String.raw`jan(?:uar|\.)?|jänner`,
      String.raw`feb(?:ruar|\.)?`,
      String.raw`märz|mrz\.?`,
      String.raw`apr(?:il|\.)?`,
      'mai',
      String.raw`jun(?:i|\.)?`,
      String.raw`jul(?:i|\.)?`,
      String.raw`aug(?:ust|\.)?`,
      String.raw`sept?(?:ember|\.)?`,
      String.raw`okt(?:ober|\.)?`,
      String.raw`nov(?:ember|\.)?`,
      String.raw`dez(?:ember|\.)?`,
    ],
    counts: ['eine[mnr]?|ein', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun', 'zehn', 'elf', 'zwölf'],
    units: { minute: 'minuten?', hour: 'stunden?', day: 'tag(?:e|en)?', week: 'wochen?', month: 'monat(?:e|en|s)?' },
    notAfter: ['der', 'den', 'dem', 'die', 'das', 'vom', 'von', 'für', 'über', 'seit', 'vor', 'letzten', 'letzter', 'zur', 'im'],
    counted: ['teil', 'kapitel', 'abschnitt', 'raum', 'zimmer', 'version', 'schritt', 'seite', 'rechnung', 'nr.', 'nummer'],
    priorities: { low: 'niedrig', medium: 'mittel', high: 'hoch', urgent: 'dringend' },
    phrases: {
      today: ['(?:bis )?heute'],
      tomorrow: ['(?:bis )?morgen'],
      dayAfterTomorrow: ['übermorgen'],
      // "So" alone ends too many sentences to be a Sunday.
      weekday: [String.raw`(?!so(?!\.))<short>`],
      weekdayFirst: ['<long>'],
      onWeekday: [`${BEFORE} <long>`, '(?:(?:am|bis) )?(?:diesen|kommenden|diesem|kommende) <long>'],
      onShortWeekday: [`${BEFORE} <short>`],
      nextWeekday: [
        '(?:(?:am|bis) )?nächste[nrs]? <weekday>',
        '(?:(?:am|bis) )?<weekday> nächster woche',
        '(?:nächste|kommende) woche(?: am)? <weekday>',
      ],
      nextWeek: ['(?:bis )?(?:nächste|kommende) woche'],
      nextMonth: ['(?:bis )?(?:nächsten|kommenden) monat'],
      weekend: ['(?:am|dieses) wochenende'],
      monthEnd: ['(?:bis )?(?:zum )?(?:monatsende|ende des monats)'],
      date: DATES,
      onDate: [...DATES, String.raw`<d>\.<m>`].map((date) => `${BEFORE} ${date}`),
      // "Zum 3. Mal" is no day.
      dayOfMonth: [String.raw`(?:bis zum|ab dem|vor dem|zum) <d>\.`],
      onDayOfMonth: [String.raw`(?:am|ab|bis) <d>\.`],
      ahead: ['in <count> <unit>'],
      time: TIMES,
      atTime: TIMES.map((time) => `(?:um|ab|bis|gegen) ${time}`),
      hour: [],
      atHour: ['(?:um|gegen) <h>'],
      halfHour: ['(?:um )?halb (?:<h>|<count>)(?: uhr)?'],
      morning: ['früh|vormittag|vormittags'],
      noon: ['mittag|mittags'],
      atNoon: [],
      afternoon: ['nachmittag|nachmittags'],
      evening: ['abend|abends'],
      tonight: ['heute abend'],
      every: [`${EVERY} <unit>`, 'alle <count> <unit>'],
      daily: ['täglich'],
      weekly: ['wöchentlich'],
      monthly: ['monatlich'],
      everyWeekday: [`(?:an )?${EVERY} <weekday>`, '<long>s'],
      everyDayOfMonth: [String.raw`jeden <d>\.`, String.raw`jeden monat am <d>\.`, String.raw`am <d>\. (?:jedes|jeden) monats?`],
      everyOther: [
        `${EVERY} (?:werktag|arbeitstag|quartal|jahr|wochenende|zweite[nrs]? (?:<unit>|<weekday>))${AT}`,
        `alle <count> (?:jahre|quartale)${AT}`,
        `${EVERY} <long>(?:,| und) (?:<short>|\\w+tag|mittwoch)${AT}`,
        `werktags${AT}`,
        'jährlich|vierteljährlich|quartalsweise',
      ],
    },
  },
  read: 'Aus dem Text gelesen',
  takeBack: (phrase) => `„${phrase}“ im Titel lassen`,
  unknownRepeat: (phrase) => `Eine Aufgabe kann sich nicht „${phrase}“ wiederholen: nur jeden Tag, jede Woche oder jeden Monat.`,
  summary: (facts) => `Gelesen: ${facts}`,
}
