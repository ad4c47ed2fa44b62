import { bareEmail } from '../values/multi-value'
import { isSharedMailbox } from '../values/words'
import { isDay } from './value-signs'

/* What the values of a column say of how somebody is reached. */

export function isSharedAddress(value: string): boolean {
  return value.includes('@') && isSharedMailbox(bareEmail(value))
}

/** Somebody's, and no mailbox that several read. */
export function isOwnAddress(value: string): boolean {
  return isAddress(value) && !isSharedAddress(value)
}

/** An address or a number at which somebody is reached. */
export function isReachedBy(value: string): boolean {
  return isAddress(value) || (/^[+(0][\d\s().\-/]{6,}$/.test(value) && !isDay(value))
}

export function isAddress(value: string): boolean {
  return /\S@[^\s@]{1,80}\.\S/.test(value)
}

/** Written as numbers that are called are, with a plus, a nought or marks: bare figures may count anything. */
export function isPhone(value: string): boolean {
  const text = value.trim()
  const figures = text.replace(/\D/g, '').length
  if (
    figures < 6 ||
    figures > 15 ||
    isDay(text) ||
    IP_ADDRESS.test(text) ||
    PAPER.test(text) ||
    !/^[+(\d][\d\s().\-/+]*$/.test(text)
  )
    return false
  return /^[+(0]/.test(text) || /\d[\s\-/]\d|\d\.\d+\./.test(text)
}

/** The number of a paper in its year: `2026/031`. */
const PAPER = /^(19|20)\d{2}[/-]\d{1,5}$/
const IP_ADDRESS = /^\d{1,3}(\.\d{1,3}){3}$/

/** Somebody's page in a network. */
export function isProfile(value: string): boolean {
  return /linkedin\.com\/(in|pub)\/|xing\.com\/profile|^\/in\/[\w%.-]+\/?$/i.test(value)
}
