import type { Language } from '../../../model/kernel/language'

/** A mail as it is read. */
export interface Letter {
  readonly subject: string
  readonly text: string
  readonly html: string
}

/** What a letter consists of. Everything in it is text: what people typed becomes neither a tag nor a link. */
export type Part =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'link'; readonly label: string; readonly href: string }
  | { readonly kind: 'code'; readonly label: string; readonly code: string }
  | { readonly kind: 'list'; readonly heading: string; readonly lines: readonly string[] }

/** The frame of all letters: a page, and the same as plain text. */
export function framed(subject: string, parts: readonly Part[], language: Language): Letter {
  return {
    subject,
    text: `${parts.map(plain).join('\n\n')}\n`,
    html: [
      `<!doctype html><html lang="${language}"><body style="font-family: sans-serif; line-height: 1.5">`,
      ...parts.map(page),
      '</body></html>',
    ].join('\n'),
  }
}

function plain(part: Part): string {
  switch (part.kind) {
    case 'text':
      return part.text
    case 'link':
      return `${part.label}:\n${part.href}`
    case 'code':
      return `${part.label}: ${part.code}`
    case 'list':
      return [part.heading, ...part.lines.map((line) => `- ${line}`)].join('\n')
  }
}

function page(part: Part): string {
  switch (part.kind) {
    case 'text':
      return `<p>${escaped(part.text)}</p>`
    case 'link':
      return `<p><a href="${escaped(part.href)}">${escaped(part.label)}</a></p>`
    case 'code':
      return `<p>${escaped(part.label)}: <strong>${escaped(part.code)}</strong></p>`
    case 'list':
      return `<h2>${escaped(part.heading)}</h2><ul>${part.lines.map((line) => `<li>${escaped(line)}</li>`).join('')}</ul>`
  }
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character)
}
