import { cleanDomain } from '../../kernel/contact-fields'
import { fieldOf, UNMAPPED } from '../targets'
import { retarget, type Columns, type FileColumns } from './file-columns'
import { distinct, shareOf } from './kind/value-signs'
import { isJob } from './values/jobs'
import { isNamePrefix } from './values/name-parts'
import { isSharedSite } from './values/words'

/* What many values say together, and none of them alone. */

const LEAST = 4
const NAMES = /^people\.(firstName|lastName)$/

/**
 * What all rows say alike names nobody; pages of one host, `utm` and all, are of none of them; and the same few words under `Title`
 * are what somebody wrote about, where none of them is a job.
 */
export function settleUniform(columns: Columns, { valuesAt }: FileColumns): Columns {
  return columns.map((column, at) => {
    const values = valuesAt(at)
    const { target, basis } = column
    if (target === null || values.length < LEAST) return column
    const isNobody = basis === 'similar' && NAMES.test(target) && distinct(values) === 1
    const isPage = target === 'companies.website' || (target === 'people.link' && !values.every(isSharedSite))
    const isOfOneHost = isPage && distinct(values) > 1 && distinct(values.map(cleanDomain)) === 1
    const isSubject = target === 'people.jobTitle' && distinct(values) * LEAST <= values.length && !values.some(isJob)
    return isNobody || isOfOneHost || (isSubject && values.every((value) => value.includes(' '))) ? UNMAPPED : column
  })
}

/** Of two columns for how many work there the one with figures: `employees` beside `size`, where that is small or large. */
export function settleSizes(columns: Columns, { valuesAt }: FileColumns): Columns {
  const sizes = columns.flatMap(({ target }, at) => (target === 'companies.size' ? [at] : []))
  const counted = sizes.filter((at) => shareOf(valuesAt(at), (value) => /\d/.test(value)) > 0)
  if (counted.length === 0 || counted.length === sizes.length) return columns
  return columns.map((column, at) => (sizes.includes(at) && !counted.includes(at) ? UNMAPPED : column))
}

/** `Mme` and `M.` are how somebody is addressed, though the column is called after their sex. */
export function settleHonorifics(columns: Columns, { primary, valuesAt }: FileColumns): Columns {
  if (primary !== 'people' || columns.some(({ target }) => target !== null && fieldOf(target) === 'namePrefix')) return columns
  const areHonorifics = (values: readonly string[]) =>
    values.length > 1 && values.every(isNamePrefix) && values.some((value) => value.trim().length > 2)
  const at = columns.findIndex(({ target }, index) => target === null && areHonorifics(valuesAt(index)))
  return retarget(columns, at, 'people.namePrefix')
}
