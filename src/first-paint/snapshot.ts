/** A text, or an element: its name, its attributes and its children. */
export type Drawn = string | readonly [tag: string, attributes: Readonly<Record<string, string>>, children: readonly Drawn[]]

/** How a screen of this browser looked when it had been quiet for a moment. */
export interface Snapshot {
  /** The entry of the app that made it: the names of its styles are that build's. */
  readonly build: string
  /** Path and search of its address. */
  readonly address: string
  /** Of the window, in CSS pixels, joined by `x`. */
  readonly size: string
  /** Theme, language and direction: the attributes of `<html>`. */
  readonly page: Readonly<Record<string, string>>
  /** The text of its stylesheets, which would be fetched and waited for. */
  readonly styles: string
  readonly content: readonly Drawn[]
}

const KEY = 'portside.screen'
/** The storage is small, and shared with what was chosen and drafted. */
const MOST_CHARACTERS = 300_000

/** What is stored, which then is no more: the screen it shows may change at once. `null`: nothing is, or can be. */
export function takeSnapshot(): Snapshot | null {
  try {
    const text = localStorage.getItem(KEY)
    forgetSnapshot()
    return JSON.parse(text ?? 'null') as Snapshot | null // nobody else writes it
  } catch {
    return null
  }
}

export function storeSnapshot(snapshot: Snapshot): void {
  const text = JSON.stringify(snapshot)
  if (text.length > MOST_CHARACTERS) return
  try {
    localStorage.setItem(KEY, text)
  } catch {
    // Full or forbidden: the next load waits for the app, as a first one does.
  }
}

export function forgetSnapshot(): void {
  try {
    localStorage.removeItem(KEY)
  } catch {
    // Where nothing can be stored there is nothing to forget.
  }
}

/** What else a snapshot has to agree with to be drawn. */
export function here(): Pick<Snapshot, 'build' | 'address' | 'size'> {
  return {
    build: entry(),
    address: `${location.pathname}${location.search}`,
    size: `${innerWidth}x${innerHeight}`,
  }
}

/** The address of the app's own script. */
export function entry(): string {
  return document.querySelector<HTMLScriptElement>('script[data-entry]')?.dataset['entry'] ?? ''
}
