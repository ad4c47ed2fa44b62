/**
 * Files by where they are needed: on the `page` in any case, at the `arrival` of whom nobody knows here, on the `list` of anybody else,
 * or on a kind of backend. The build knows their names.
 */
declare const FILES_AHEAD: Readonly<Record<string, readonly string[]>>

/**
 * `compile`: each file is compiled while the others come. `fetch`: each is compiled when it runs, because all of them are here, and
 * compiling all at once would hold up the first.
 */
export type Purpose = 'compile' | 'fetch'

/** Fetches what the app will ask for once it runs, which would be one round trip later, and asks the backend that is chosen. */
export function fetchAhead(askAhead: Readonly<Record<string, () => void>>, purpose: Purpose): void {
  const kind = chosenKind()
  askAhead[kind]?.()
  for (const where of ['page', isNewHere() ? 'arrival' : 'list', kind])
    FILES_AHEAD[where]?.forEach((file) => fetchFile(file, purpose))
}

/** As `ui/shell/app.tsx` has it. */
function isNewHere(): boolean {
  return location.pathname === '/' && stored('portside.workspace') === null
}

/** The kind of backend that `composition/chosen-backend.ts` stores. */
function chosenKind(): string {
  return /"set":"(\w+)"/.exec(stored('portside:backend') ?? '')?.[1] ?? ''
}

function stored(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null // the app says what it cannot do without storage
  }
}

function fetchFile(file: string, purpose: Purpose): void {
  const link = document.createElement('link')
  const isScript = file.endsWith('.js')
  link.rel = isScript && purpose === 'compile' ? 'modulepreload' : 'preload'
  if (link.rel === 'preload') link.as = isScript ? 'script' : 'style'
  link.crossOrigin = ''
  link.href = `/${file}`
  document.head.append(link)
}
