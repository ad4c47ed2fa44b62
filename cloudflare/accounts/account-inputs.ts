import * as v from 'valibot'
import type { AccountCalls } from '../../src/adapters/cloudflare/protocol'
import { isId } from '../../src/domain/model/kernel/id'
import type { Id } from '../../src/domain/model/kernel/id'
import { invalidInput } from '../read-json'
import type { AccountCallName } from './account-acts'

/** More than anybody types; what a field may hold is for the domain to say. */
const text = v.pipe(v.string(), v.maxLength(2000))
const id = v.custom<Id>(isId)
const nothing = v.strictObject({})

const INPUTS: { readonly [N in AccountCallName]: v.GenericSchema<unknown, AccountCalls[N]['input']> } = {
  'sign-in': v.variant('method', [
    v.strictObject({ method: v.literal('password'), email: text, password: text }),
    v.strictObject({ method: v.literal('magic-link'), email: text }),
    v.strictObject({ method: v.literal('oauth'), provider: text, returnTo: text }),
  ]),
  'sign-up': v.strictObject({ email: text, password: text, name: text }),
  verify: v.strictObject({ challengeId: text, code: text }),
  'complete-redirect': v.strictObject({ url: v.pipe(text, v.url()), replaces: v.boolean() }),
  'request-password-reset': v.strictObject({ email: text }),
  'change-password': v.strictObject({ password: text }),
  'second-factors': nothing,
  'enrol-second-factor': nothing,
  'confirm-second-factor': v.strictObject({ factorId: id, code: text }),
  'remove-second-factor': v.strictObject({ factorId: id }),
  'sign-out': v.strictObject({ scope: v.picklist(['this-device', 'everywhere']) }),
}

export function isAccountCall(name: string): name is AccountCallName {
  return Object.hasOwn(INPUTS, name)
}

/** @throws record/invalid */
export function checkedInput(name: AccountCallName, input: unknown): unknown {
  const checked = v.safeParse(INPUTS[name], input)
  if (!checked.success) throw invalidInput(checked.issues)
  return checked.output
}
