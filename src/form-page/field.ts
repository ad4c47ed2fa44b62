import type { FieldProblem } from '../domain/model/errors/field-problem'
import type { FormFiles } from '../domain/model/forms/form'
import { sentTypes } from '../domain/model/forms/form-files'
import type { PublicField } from '../domain/model/forms/public-form'
import { element } from './element'
import { words } from './words'

/** One field of the page: what is asked, where it is typed, and what is wrong with it. */
export interface ShownField {
  readonly key: string
  readonly node: HTMLElement
  /** As it was typed; blank: nothing. */
  value(): string
  /** Where it asks for files: those that were chosen. */
  files(): readonly File[]
  /** `null`: nothing is wrong. */
  say(problem: FieldProblem | string | null): void
  focus(): void
}

const TYPES: { readonly [K in PublicField['kind']]?: string } = { email: 'email', phone: 'tel', url: 'text', date: 'date' }
const NAMES: Readonly<Record<string, string>> = {
  'people.firstName': 'given-name',
  'people.lastName': 'family-name',
  'people.emails': 'email',
  'people.phones': 'tel',
  'people.jobTitle': 'organization-title',
  'people.birthday': 'bday',
  'companies.name': 'organization',
  'companies.website': 'url',
}

export function shownField(field: PublicField, taken: FormFiles | null = null): ShownField {
  const control = controlOf(field, taken)
  const name = `f-${field.key.replaceAll('.', '-')}`
  const [help, problem] = [`${name}-help`, `${name}-problem`]
  const isGroup = control instanceof HTMLFieldSetElement
  const text = field.required ? field.label : `${field.label} ${words.optional}`
  const isTick = field.kind === 'tick'
  if (!isGroup) control.id = name
  const said = element('p', { id: problem, class: 'problem' })
  const hints = [
    ...(field.help === null ? [] : [field.help]),
    ...(field.kind === 'files' && taken !== null ? [words.files(taken)] : []),
  ]
  const hint = hints.length === 0 ? null : element('p', { id: help, class: 'help' }, hints.join(' '))
  control.setAttribute('aria-describedby', hint === null ? problem : `${help} ${problem}`)
  if (field.required && !isGroup && !isTick) control.setAttribute('aria-required', 'true')
  if (isGroup) control.prepend(element('legend', {}, text))
  const label = element('label', { for: name }, text)
  const parts = isGroup ? [control] : isTick ? [element('div', { class: 'tick' }, control, label)] : [label, control]
  const node = element('div', { class: 'field' }, ...parts, ...(hint === null ? [] : [hint]), said)
  const say = (wrong: FieldProblem | string | null): void => {
    said.textContent = wrong === null ? '' : typeof wrong === 'string' ? wrong : words.problem(wrong)
    if (wrong === null) control.removeAttribute('aria-invalid')
    else control.setAttribute('aria-invalid', 'true')
  }
  // Whoever mends it need not read what was wrong any longer.
  node.addEventListener('input', () => say(null))
  return {
    key: field.key,
    node,
    value: () => valueOf(control),
    files: () => (control instanceof HTMLInputElement ? [...(control.files ?? [])] : []),
    say,
    focus: () => (isGroup ? control.querySelector('input') : control)?.focus(),
  }
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement | HTMLFieldSetElement

function controlOf({ key, kind, options }: PublicField, taken: FormFiles | null): Control {
  if (kind === 'lines') return element('textarea', { rows: '4' })
  if (kind === 'choice') {
    const none = element('option', { value: '' }, words.choose)
    return element('select', {}, none, ...options.map((option) => element('option', { value: option }, option)))
  }
  if (kind === 'choices') {
    const ticks = options.map((option, at) => {
      const id = `f-${key.replaceAll('.', '-')}-${at}`
      const tick = element('input', { type: 'checkbox', value: option, id })
      return element('div', { class: 'tick' }, tick, element('label', { for: id }, option))
    })
    return element('fieldset', {}, ...ticks)
  }
  if (kind === 'files') {
    const accept = sentTypes(taken?.kinds ?? 'both').flatMap(({ endings }) => endings.map((ending) => `.${ending}`))
    const several = (taken?.most ?? 1) > 1 ? { multiple: '' } : {}
    return element('input', { type: 'file', accept: accept.join(','), ...several })
  }
  if (kind === 'tick') return element('input', { type: 'checkbox' })
  const inputMode = kind === 'number' || kind === 'money' ? { inputmode: 'decimal' } : {}
  return element('input', { type: TYPES[kind] ?? 'text', autocomplete: NAMES[key] ?? 'off', ...inputMode })
}

function valueOf(control: Control): string {
  if (control instanceof HTMLFieldSetElement)
    return [...control.querySelectorAll('input')].flatMap(({ checked, value }) => (checked ? [value] : [])).join('\n')
  // A browser makes up a path.
  if (control instanceof HTMLInputElement && control.type === 'file') return ''
  if (control instanceof HTMLInputElement && control.type === 'checkbox') return control.checked ? 'true' : ''
  return control.value
}
