/** A text with its selection, as a text field holds it. */
export interface Selected {
  readonly text: string
  readonly start: number
  readonly end: number
}

/** Puts the marks around what is selected, or takes them away; with nothing selected, the caret goes between them. */
export function withMarks({ text, start, end }: Selected, mark: string): Selected {
  const size = mark.length
  const isMarked = text.slice(start - size, start) === mark && text.slice(end, end + size) === mark
  if (isMarked) {
    const bare = text.slice(0, start - size) + text.slice(start, end) + text.slice(end + size)
    return { text: bare, start: start - size, end: end - size }
  }
  const marked = `${text.slice(0, start)}${mark}${text.slice(start, end)}${mark}${text.slice(end)}`
  return { text: marked, start: start + size, end: end + size }
}

const BULLET = '- '

/** Makes the lines of the selection entries of a list, or plain lines again when all of them are. */
export function withBullets({ text, start, end }: Selected): Selected {
  const from = text.lastIndexOf('\n', start - 1) + 1
  const next = text.indexOf('\n', end)
  const to = next === -1 ? text.length : next
  const lines = text.slice(from, to).split('\n')
  const isList = lines.every((line) => line.startsWith(BULLET))
  const made = lines.map((line) => (isList ? line.slice(BULLET.length) : `${BULLET}${line}`)).join('\n')
  const step = isList ? -BULLET.length : BULLET.length
  return {
    text: text.slice(0, from) + made + text.slice(to),
    start: Math.max(from, start + step),
    end: Math.max(from, end + step * lines.length),
  }
}

const ADDRESS = 'https://'

/** What is selected becomes the words of a link, and its address is selected to be typed; an address, the other way round. */
export function withLink({ text, start, end }: Selected): Selected {
  const chosen = text.slice(start, end)
  if (/^https?:\/\/\S+$/.test(chosen)) {
    const made = `${text.slice(0, start)}[](${chosen})${text.slice(end)}`
    return { text: made, start: start + 1, end: start + 1 }
  }
  const at = start + chosen.length + 3
  return { text: `${text.slice(0, start)}[${chosen}](${ADDRESS})${text.slice(end)}`, start: at, end: at + ADDRESS.length }
}

export interface MentionDraft {
  /** Where its `@` is. */
  readonly at: number
  readonly query: string
}

const LONGEST = 40

/** The name that is being typed at the caret, after an `@` that begins a word; null where none is. */
export function mentionAt(text: string, caret: number): MentionDraft | null {
  const found = /(?:^|[\s([{"'*_>-])@([^@\n]*)$/.exec(text.slice(Math.max(0, caret - LONGEST), caret))
  const query = found?.[1]
  return query === undefined ? null : { at: caret - query.length - 1, query }
}

/** The mention in place of what was typed of it, and the caret behind it. */
export function withMention(text: string, { at, query }: MentionDraft, mention: string): Selected {
  const before = `${text.slice(0, at)}${mention} `
  const rest = text.slice(at + 1 + query.length)
  return { text: before + rest.replace(/^ /, ''), start: before.length, end: before.length }
}

/** An `@` in place of what is selected, as the beginning of a word, to be followed by a name. */
export function withAt({ text, start, end }: Selected): Selected {
  const before = text.slice(0, start)
  const begun = `${before}${/(^|\s)$/.test(before) ? '' : ' '}@`
  return { text: begun + text.slice(end), start: begun.length, end: begun.length }
}
