import { createContext, use } from 'react'

type TextField = HTMLInputElement | HTMLTextAreaElement

export interface TypedText {
  /** What the field is called. */
  readonly label: string
  readonly text: string
}

/** What is typed into the fields of a record and not saved yet, so that it does not go when the record does. */
export class TypedTexts {
  private fields: readonly TextField[] = []

  /** Call it with every field that is typed into. */
  note(target: EventTarget): void {
    if (!isTextField(target) || this.fields.includes(target)) return
    this.fields = [...this.open(), target]
  }

  /** Of the fields that are on the page still: saved ones are blank or gone. */
  left(): readonly TypedText[] {
    return this.open().flatMap((field) => (field.value.trim() === '' ? [] : [{ label: nameOf(field), text: field.value }]))
  }

  private open(): readonly TextField[] {
    return this.fields.filter((field) => field.isConnected)
  }
}

export const TypedTextsContext = createContext(new TypedTexts())

export function useTypedTexts(): TypedTexts {
  return use(TypedTextsContext)
}

function isTextField(target: EventTarget): target is TextField {
  if (target instanceof HTMLTextAreaElement) return true
  return target instanceof HTMLInputElement && target.type !== 'checkbox' && target.type !== 'radio' && target.type !== 'file'
}

function nameOf(field: TextField): string {
  return field.getAttribute('aria-label') ?? field.labels?.[0]?.textContent ?? ''
}
