import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import type { FieldProblems } from '../domain/model/errors/field-problem'
import type { Challenge, FormAnswer, Proof, PublicField, PublicForm } from '../domain/model/forms/public-form'
import { element } from './element'
import { type ShownField, shownField } from './field'
import type { Reach } from './reach'
import { type FileRefusal, refusedBefore, sendingFiles } from './send-files'
import { type RefusedFile, words } from './words'

/** The form, to be filled in and sent. What was typed stays until it has arrived. */
export function filledIn(form: PublicForm, reach: Reach): Node {
  const fields = form.fields.map((field) => shownField(field, form.files))
  const filesAt = form.fields.findIndex(({ kind }) => kind === 'files')
  const files = fields[filesAt] ?? null
  const consent = form.consent === null ? null : consentField(form.consent)
  // People do not see it; robots fill in whatever there is.
  const trap = element('input', { type: 'text', name: 'website', tabindex: '-1', autocomplete: 'off' })
  const hidden = element('div', { class: 'trap', 'aria-hidden': 'true' }, trap)
  const said = element('p', { role: 'alert', class: 'problem' })
  const button = element('button', { type: 'submit' }, words.send)
  const all = consent === null ? fields : [...fields, consent]
  const node = element('form', { novalidate: '' }, ...all.map((field) => field.node), hidden, said, button)
  const top = [element('h1', {}, form.title), ...(form.introduction === null ? [] : [paragraphs(form.introduction)])]
  const whole = element('div', {}, ...top, node)

  let proof = solved(form.challenge)
  const send = async (): Promise<void> => {
    const answers = Object.fromEntries(fields.map((field) => [field.key, field.value()]).filter(([, value]) => value !== ''))
    const isConsented = consent !== null && consent.value() !== ''
    const chosen = files?.files() ?? []
    const refusedFile = form.files === null ? null : refusedBefore(chosen, form.files)
    const missing = missingIn(form, { answers, chosen, consented: consent === null || isConsented })
    if (Object.keys(missing).length > 0) return complain(missing)
    if (refusedFile !== null) return complainOf(refusedFile)
    const input = { ...reach.address, answers, consented: isConsented, trap: trap.value, files: chosen.length }
    const attempt = async (solution: Proof) => {
      const refused = chosen.length === 0 ? null : await sendFirst(chosen, solution)
      return refused ?? reach.submit({ ...input, proof: solution })
    }
    let answer = await attempt(await proof)
    if (!answer.ok && answer.refusal === 'proof-stale') {
      // Whoever took an hour, or had sent it once already and then changed it, gets another sum.
      const anew = await reach.read()
      if (anew === null) answer = { ok: false, refusal: 'form-closed' }
      else {
        proof = solved(anew.challenge)
        answer = await attempt(await proof)
      }
    }
    settle(answer)
  }
  /** What goes along, before the rest. */
  const sendFirst = async (chosen: readonly File[], solution: Proof) => {
    const sending = sendingFiles(reach)
    button.before(sending.node)
    try {
      return await sending.send(chosen, solution)
    } catch (error) {
      if (!sending.isCancelled()) throw error
      return { ok: false, refusal: 'cancelled' } as const
    } finally {
      if (sending.node.contains(document.activeElement)) button.focus()
      sending.node.remove()
    }
  }
  const settle = (answer: FormAnswer | FileRefusal | Cancelled): void => {
    if (answer.ok) return thank(form, whole, answer.value)
    if (answer.refusal === 'answers-invalid') return complain(answer.fields)
    if (answer.refusal === 'file-refused') return complainOf(answer)
    if (answer.refusal === 'cancelled') said.textContent = words.cancelled
    else said.textContent = answer.refusal === 'form-closed' ? words.closed : words.unreachable
  }
  const complainOf = (file: RefusedFile): void => {
    if (form.files !== null) files?.say(words.fileProblem(file, form.files))
    said.textContent = words.failed
    files?.focus()
  }
  const complain = (problems: FieldProblems): void => {
    for (const field of all) field.say(problems[field.key] ?? null)
    said.textContent = words.failed
    all.find((field) => problems[field.key] !== undefined)?.focus()
  }
  node.addEventListener('submit', (event) => {
    event.preventDefault()
    if (button.getAttribute('aria-disabled') === 'true') return
    for (const field of all) field.say(null)
    said.textContent = ''
    busy(button, true)
    void send()
      .catch((error: unknown) => {
        const code: unknown = Reflect.get(Object(error), 'code')
        said.textContent = code === 'net/throttled' ? words.busy : code === 'store/full' ? words.full : words.unreachable
      })
      .finally(() => busy(button, false))
  })
  return whole
}

interface Cancelled {
  readonly ok: false
  readonly refusal: 'cancelled'
}

/** It stays where the keyboard is. */
function busy(button: HTMLButtonElement, isBusy: boolean): void {
  button.setAttribute('aria-disabled', String(isBusy))
  button.textContent = isBusy ? words.sending : words.send
}

interface Typed {
  readonly answers: Readonly<Record<string, string>>
  readonly chosen: readonly File[]
  readonly consented: boolean
}

/** What the page can tell before anything is sent. */
function missingIn({ fields, consent }: PublicForm, { answers, chosen, consented }: Typed): FieldProblems {
  const isMissing = ({ key, kind }: PublicField) => (kind === 'files' ? chosen.length === 0 : (answers[key] ?? '').trim() === '')
  const missing = fields.filter((field) => field.required && isMissing(field))
  const keys = [...missing.map(({ key }) => key), ...(consent === null || consented ? [] : ['consent'])]
  return Object.fromEntries(keys.map((key) => [key, { rule: 'required' }]))
}

function consentField(text: string): ShownField {
  return shownField({ key: 'consent', label: text, help: null, required: true, kind: 'tick', options: [] })
}

function thank(
  { title }: PublicForm,
  whole: HTMLElement,
  { thanks, nextUrl }: { readonly thanks: string | null; readonly nextUrl: string | null },
): void {
  const said = paragraphs(thanks ?? words.sent)
  said.tabIndex = -1
  const next = nextUrl === null ? [] : [element('a', { href: nextUrl, target: '_top', rel: 'noreferrer' }, words.next)]
  whole.replaceChildren(element('h1', {}, title), said, ...next)
  said.focus()
  // In a frame, only where the browser lets it; the link is there for whoever it does not.
  if (nextUrl !== null && window.parent === window) location.assign(nextUrl)
}

function paragraphs(text: string): HTMLElement {
  return element('div', { class: 'text' }, ...text.split(/\n+/).map((line) => element('p', {}, line)))
}

/** Worked out while somebody types. */
async function solved(challenge: Challenge): Promise<Proof> {
  const solution = await solveChallenge({ challenge: challenge as never, deriveKey })
  if (solution === null) throw new Error('The sum was not solved')
  return { challenge, solution: { counter: solution.counter, derivedKey: solution.derivedKey } }
}
