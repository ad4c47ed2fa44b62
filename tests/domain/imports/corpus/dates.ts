/* Days and moments, as a sample shows how a program writes them. */

/** A day and the time on it: `2025-06-30T10:05`. */
export interface Written {
  readonly text: string
  readonly expected: string
}

const NAMES: Readonly<Record<string, string>> = { en: 'en-US', de: 'de-DE', fr: 'fr-FR', es: 'es-ES' }

/** @param moment `2025-06-30T10:05` @param language of the names of months */
export function dateLike(sample: string, moment: string, language: string): Written {
  const [day = '', time = ''] = moment.split('T')
  const [y = '', m = '', d = ''] = day.split('-')
  const [h = '', min = ''] = time.split(':')
  const hour12 = `${((Number(h) + 11) % 12) + 1}:${min}`
  const half = Number(h) < 12 ? 'AM' : 'PM'
  const dayAlone = (text: string): Written => ({ text, expected: day })
  const both = (text: string): Written => ({ text, expected: moment })
  const n = (text: string) => String(Number(text))
  if (/^\d{2}\/\d{2}$/.test(sample)) return { text: `${m}/${d}`, expected: `--${m}-${d}` }
  if (/^\d{4}-\d{2}-\d{2}$/.test(sample)) return dayAlone(day)
  if (/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}$/.test(sample)) return both(`${day} ${time}`)
  if (/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/.test(sample)) return both(`${day} ${time}:00`)
  if (/^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/.test(sample)) return both(`${day}T${time}:00${sample.includes('.') ? '.000' : ''}Z`)
  if (/^\d{4}-\d{2}-\d{2}[T ][\d:]+\+00:00$/.test(sample)) return both(`${day}${sample[10]}${time}:00+00:00`)
  if (/^\d{4}-\d{2}-\d{2}[T ][\d:]+[+-]/.test(sample)) return both(`${day}${sample[10]}${time}:00+00:00`)
  if (/^\d{4}\/\d{1,2}\/\d{1,2}$/.test(sample)) return dayAlone(`${y}/${m}/${d}`)
  if (/^\d{4}年/.test(sample)) return dayAlone(`${y}年${n(m)}月${n(d)}日`)
  if (/^\d{2}\.\d{2}\.\d{4}$/.test(sample)) return dayAlone(`${d}.${m}.${y}`)
  if (/^\d{1,2}\. \d{1,2}\. \d{4}$/.test(sample)) return dayAlone(`${n(d)}. ${n(m)}. ${y}`)
  if (/^\d{2}\.\d{2}\.\d{2}$/.test(sample)) return dayAlone(`${d}.${m}.${y.slice(2)}`)
  if (/^\d{2}\.\d{2}\.\d{4} \d{2}:\d{2}:\d{2}$/.test(sample)) return both(`${d}.${m}.${y} ${time}:00`)
  if (/^\d{2}\.\d{2}\.\d{4} \d{2}:\d{2}$/.test(sample)) return both(`${d}.${m}.${y} ${time}`)
  if (/^\d{2}-\d{2}-\d{4}$/.test(sample)) return dayAlone(`${d}-${m}-${y}`)
  if (/^\d{2}-\d{2}-\d{4} \d{2}:\d{2}:\d{2}$/.test(sample)) return both(`${d}-${m}-${y} ${time}:00`)
  if (/^\d{1,2}\/\d{1,2}\/\d{4} \d{1,2}:\d{2} ?[ap]m$/i.test(sample)) {
    const isLow = /[ap]m$/.test(sample)
    return both(
      `${n(m)}/${n(d)}/${y} ${hour12}${sample.includes(' AM') ? ' ' : isLow ? '' : ' '}${isLow ? half.toLowerCase() : half}`,
    )
  }
  if (/^\d{1,2}\/\d{1,2}\/\d{4} \d{2}:\d{2}$/.test(sample))
    return both(`${language === 'en' ? `${m}/${d}` : `${d}/${m}`}/${y} ${time}`)
  if (/^\d{1,2}\/\d{1,2}\/\d{4}$/.test(sample)) {
    if (language !== 'en') return dayAlone(`${d}/${m}/${y}`)
    return dayAlone(/^0|\/0/.test(sample) ? `${m}/${d}/${y}` : `${n(m)}/${n(d)}/${y}`)
  }
  const month = (style: 'long' | 'short') =>
    new Intl.DateTimeFormat(NAMES[language] ?? language, { month: style, timeZone: 'UTC' }).format(new Date(`${day}T00:00Z`))
  if (/^[A-Z][a-z]+ \d{1,2}, \d{4} \d/.test(sample))
    return both(`${month(/^[A-Z][a-z]{2} /.test(sample) ? 'short' : 'long')} ${n(d)}, ${y} ${hour12} ${half}`)
  if (/^[A-Z][a-z]{2} \d{1,2}, \d{4}$/.test(sample)) return dayAlone(`${month('short')} ${n(d)}, ${y}`)
  if (/^[A-Z][a-z]+ \d{1,2}, \d{4}$/.test(sample)) return dayAlone(`${month('long')} ${n(d)}, ${y}`)
  if (/^\d{1,2}\.? \p{L}+\.? \d{4}$/u.test(sample))
    return dayAlone(`${n(d)}${sample.includes('. ') ? '.' : ''} ${month('long')} ${y}`)
  if (/^\d{2} \p{L}{3} \d{4}$/u.test(sample)) return dayAlone(`${d} ${month('short')} ${y}`)
  return dayAlone(day)
}
