/** Longer ones are written by programs, as tables. */
const LONGEST = 1_000_000
const ADDRESS = /^(?:[^<>@]*<\s*[^\s@<>]+@[^\s@<>]+\s*>|[^\s@<>,]+@[^\s@<>,]+)$/

/**
 * Whom a mail goes to, as it is copied from a mail program (`Ana Doe <ana@x.example>, bob@x.example; …`), one to a line;
 * `null`: the text is something else. Lines of equally many addresses are rows of a table.
 */
export function addressLines(text: string): string | null {
  if (text.length > LONGEST || !text.includes('@')) return null
  const lines = text.split(/\r\n?|\n/).flatMap((line) => {
    const addresses = addressesOf(line.replace(/^\s*(to|cc|bcc|an|à|para|a|aan)\s*:\s*/i, ''))
    return addresses.length === 0 ? [] : [addresses]
  })
  if (!lines.every((addresses) => addresses.every((address) => ADDRESS.test(address)))) return null
  const [first = []] = lines
  const isTable = lines.length > 1 && lines.every(({ length }) => length === first.length)
  return isTable || lines.every(({ length }) => length === 1) ? null : lines.flat().join('\n')
}

/** `"Roe, Cy" <cy@x.example>` and `Doe, Ana <ana@x.example>`: a comma within quotes, or before an address in angles, is of the name. */
function addressesOf(line: string): readonly string[] {
  const pieces = line.match(/(?:"[^"]*"|<[^<>]*>|[^",;<>]|["<>])+/g) ?? []
  const addresses: string[] = []
  let name = ''
  for (const piece of pieces.map((text) => text.replaceAll('"', '').trim()).filter((text) => text !== '')) {
    if (piece.includes('@')) {
      addresses.push(name === '' ? piece : `${name}, ${piece}`)
      name = ''
    } else name = name === '' ? piece : `${name}, ${piece}`
  }
  return name === '' ? addresses : [...addresses, name]
}
