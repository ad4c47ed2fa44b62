/** Files by where they are needed: `arrival`, for whom nobody knows here, or a kind of backend. The build knows their names. */
declare const FILES_AHEAD: Readonly<Record<string, readonly string[]>>

/** Fetches what the app will ask for once it runs, which would be one round trip later, and asks the backend that is chosen. */
export function fetchAhead(askAhead: Readonly<Record<string, () => void>>): void {
  const kind = chosenKind()
  askAhead[kind]?.()
  for (const where of [isNewHere() ? 'arrival' : '', kind]) FILES_AHEAD[where]?.forEach(fetchFile)
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

function fetchFile(file: string): void {
  const link = document.createElement('link')
  link.rel = 'modulepreload'
  if (file.endsWith('.css')) [link.rel, link.as] = ['preload', 'style']
  link.crossOrigin = ''
  link.href = `/${file}`
  document.head.append(link)
}
