import { isPlainDate } from '../../../kernel/plain-date'
import type { PlainDate } from '../../../kernel/instant'
import { monthOf } from './words'

const LONGEST = 30

/** The last day of a month or a quarter, by which a deal is to be closed: `März 2027`, `03/2027`, `Q3 2026`, `2026年3月`. */
export function lastDayOf(text: string): PlainDate | null {
  if (text.length > LONGEST) return null
  const said = text.normalize('NFKC').trim()
  return dayOf(quarterIn(said) ?? monthIn(said))
}

interface Month {
  readonly year: number
  readonly month: number
}

/** The last month of it. */
function quarterIn(said: string): Month | null {
  const [, first, year] = /^(?:[QTK] ?|(?:Quarter|Quartal|Trimestre) )([1-4])[ /.'-]{0,3}(\d{4})$/i.exec(said) ?? []
  const [, yearInFront, second] = /^(\d{4})[ /.年-]{0,3}[QTK]([1-4])$/i.exec(said) ?? []
  const [, third, behind] =
    /^([1-4])(?:\.|er|e|o|a|°)? ?(?:Q|T|Quartal|trimestre|kwartał|kwartaal|kvartal|čtvrtletí) ?(\d{4})$/i.exec(said) ?? []
  const quarter = first ?? second ?? third
  return quarter === undefined ? null : { year: Number(year ?? yearInFront ?? behind), month: Number(quarter) * 3 }
}

function monthIn(said: string): Month | null {
  const [, month, year] = /^(\d{1,2})[/.-](\d{4})$/.exec(said) ?? []
  if (month !== undefined) return { year: Number(year), month: Number(month) }
  const [, inFront, second] = /^(\d{4})(?:[/.-]|年 ?|년 ?)(\d{1,2})[月월]?$/.exec(said) ?? []
  if (inFront !== undefined) return { year: Number(inFront), month: Number(second) }
  const [, name = '', behind] = /^(\p{L}[\p{L}\p{M}]{2,12})\.?(?: de | )(\d{4})(?: г\.?| r\.?)?$/iu.exec(said) ?? []
  const named = monthOf(name)
  return named === null ? null : { year: Number(behind), month: named }
}

function dayOf(said: Month | null): PlainDate | null {
  if (said === null || said.month < 1 || said.month > 12) return null
  const day = new Date(Date.UTC(said.year, said.month, 0)).toISOString().slice(0, 10)
  return isPlainDate(day) ? day : null
}
