import * as v from 'valibot'
import { list, says } from '../kernel/fields'
import { LIMITS } from './limits'
import { isSubject, type Subject } from './subject'

export const subject = v.custom<Subject>(isSubject, says('type'))
export const subjects = list(subject, LIMITS.subjects)
