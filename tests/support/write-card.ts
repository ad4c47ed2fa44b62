/** A table of people as cards in one version, for reading back. The columns are those of the reader. */
export function writeCards(rows: readonly Readonly<Record<string, string>>[], version: '2.1' | '3.0' | '4.0'): string {
  return rows
    .flatMap((row) => {
      const of = (name: string) => row[name] ?? ''
      const name = ['Last Name', 'First Name', 'Middle Name', 'Name Prefix', 'Name Suffix'].map((part) => escaped(of(part)))
      return [
        'BEGIN:VCARD',
        `VERSION:${version}`,
        property('N', name.join(';'), version),
        property('TITLE', escaped(of('Organization Title')), version),
        property('NOTE', escaped(of('Notes')), version),
        ...[1, 2].flatMap((at) => {
          const value = of(`E-mail ${at} - Value`)
          return value === '' ? [] : [property(version === '2.1' ? 'EMAIL;WORK' : 'EMAIL;TYPE=work', value, version)]
        }),
        'END:VCARD',
      ]
    })
    .join('\r\n')
}

function escaped(text: string): string {
  return text.replace(/[\\,;]/g, '\\$&').replaceAll('\n', '\\n')
}

function property(name: string, value: string, version: string): string {
  if (version !== '2.1') return folded(`${name}:${value}`)
  const bytes = [...new TextEncoder().encode(value)]
  const quoted = bytes.map((byte) =>
    byte > 32 && byte < 127 && byte !== 61 ? String.fromCharCode(byte) : `=${byte.toString(16).toUpperCase().padStart(2, '0')}`,
  )
  return softBroken(`${name};CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:`, quoted)
}

function softBroken(head: string, pieces: readonly string[]): string {
  let line = head
  const lines: string[] = []
  for (const piece of pieces) {
    if (line.length + piece.length > 70) {
      lines.push(`${line}=`)
      line = ''
    }
    line += piece
  }
  return [...lines, line].join('\r\n')
}

/** By characters beyond the basic plane too: half a one at the end of a line would be lost in UTF-8. */
function folded(line: string): string {
  const characters = Array.from(line)
  const lines: string[] = []
  for (let at = 0; at < characters.length; at += 40) lines.push(characters.slice(at, at + 40).join(''))
  return lines.join('\r\n ')
}
