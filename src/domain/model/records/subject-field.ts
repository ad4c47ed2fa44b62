import * as v from 'valibot'
import { isId } from '../kernel/id'
import { list, says } from '../kernel/fields'
import { LIMITS } from './limits'
import { SUBJECT_COLLECTIONS, type Subject } from './subject'

function isSubject(value: unknown): value is Subject {
  if (typeof value !== 'string') return false
  const [collection, id, ...rest] = value.split('/')
  return rest.length === 0 && isId(id) && SUBJECT_COLLECTIONS.some((name) => name === collection)
}

export const subject = v.custom<Subject>(isSubject, says('type'))
export const subjects = list(subject, LIMITS.subjects)
