import { useState } from 'react'
import { isAskable, type FieldsByKey } from '../../domain/model/views/fit'
import { isTestGroup, type TestGroup, type ViewTest } from '../../domain/model/views/view'

export type FilterPart = ViewTest | TestGroup

export interface FilterParts {
  /** Those asked for, and behind them one that was just begun. */
  readonly shown: readonly FilterPart[]
  /** Which of those shown was just begun; `null`: none. */
  readonly begun: number | null
  readonly begin: (part: FilterPart, fields: { readonly fields: FieldsByKey }) => void
  readonly put: (index: number, part: FilterPart) => void
  readonly remove: (index: number) => void
  readonly clear: () => void
}

/** Conditions that are asked for, and one that is still without a value: it has a place, and is not asked for yet. */
export function useParts(asked: readonly FilterPart[], onAsked: (parts: readonly FilterPart[]) => void): FilterParts {
  const [fresh, setFresh] = useState<{ readonly at: number; readonly part: FilterPart } | null>(null)
  const isThere = fresh !== null && fresh.at === asked.length
  // It is asked for by now, or what is asked for was changed from elsewhere.
  if (fresh !== null && !isThere) setFresh(null)
  const shown = isThere ? [...asked, fresh.part] : asked
  return {
    shown,
    begun: isThere ? fresh.at : null,
    begin: (part, { fields }) => {
      if (isWhole(part, fields)) onAsked([...asked, part])
      else setFresh({ at: asked.length, part })
    },
    put: (index, part) => onAsked(asked.length === index ? [...asked, part] : asked.with(index, part)),
    remove: (index) => {
      setFresh(null)
      if (index < asked.length) onAsked(asked.toSpliced(index, 1))
    },
    clear: () => {
      setFresh(null)
      onAsked([])
    },
  }
}

/** Can it be asked for as it is? */
export function isWhole(part: FilterPart, fields: FieldsByKey): boolean {
  return isTestGroup(part) ? part.tests.length > 0 : isAskable(part, fields)
}
