import { knownCurrencies } from '../../../kernel/currency'
import { matchKey } from '../../match-key'
import { LANGUAGES } from './weekdays'

const byName = new Map<string, string | null>()

/** The currency that some language calls so, in full: `Franc suisse`. Of a name that two have `null`. */
export function currencyCalled(name: string): string | null {
  const key = matchKey(name)
  if (key === '' || name.length > LONGEST) return null
  if (byName.size === 0) learnNames()
  return byName.get(key) ?? null
}

const LONGEST = 40

function learnNames(): void {
  for (const language of LANGUAGES) {
    const names = new Intl.DisplayNames([language], { type: 'currency', fallback: 'none' })
    for (const code of knownCurrencies()) {
      const key = matchKey(names.of(code) ?? '')
      const known = byName.get(key)
      if (key !== '') byName.set(key, known === undefined || known === code ? code : null)
    }
  }
}
