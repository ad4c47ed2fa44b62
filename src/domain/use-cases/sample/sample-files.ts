/** A small drawing of a boat: 240 by 150 pixels. */
const PICTURE =
  'iVBORw0KGgoAAAANSUhEUgAAAPAAAACWCAIAAABvmpKCAAAF3klEQVR42u3Sx24cRxRG4fsAveonMbz22vDSOeecH6Iex7YcZOWcc6AkZlI5S17cVS9q' +
  'ZQwIyzVClUhOd5GlWwc4yx+YmtufLP+jRGaSpcdKZCZAky3Qi4+VyEyy+EiJzCQLj5TITIAmW6DnHyqRmQBNtkDPPVQiMwGabIGefaBEZgI02QI980CJ' +
  'zCQz95XITDJ9X4kGz5//+dll+l1A00ZTzspartxToqFal+aVhn0AoGkzNQ9uWi7fU6L+Tax5paGeAWjafM0DmpZLd5WoT4NoXqn/YwBNtkBP3VWiiRtQ' +
  '80o93yNTd5Ro4oYH3e89cvGOUtZefunFJ9n7d4OD7vkeQAPaFugLt5WyFoK29+8GB93zPYAGtC3Q528rZS0Ebe/fDQ6653sAvdGgve8AnRH0uVtKWQtB' +
  'n7s1Au19Z+bfDQ6653sADWhboM/eUspaCPrsf6C972z8u8FB93yPnL2plLUx0Df/Bz0ybeIPDqm592PkzE2lrIWgz4yD9r4z8AcHBN3/MYAGdCmmB3mJ' +
  'nL6hlLUQ9OkbT4P2vrPxN3tqHuoZgN580Jge8A1y6oZS1kLQpxKgve9s/NkJNA/7AEADejNND/7rcvK6UtZC0CevJ0F731n616tSzvS7gC4ItDHTm5Kc' +
  'uK6UtRD0idVAe99xsT7JiWtKWRsDfW0NoDlaj+T4NaWshaCPrwG09x1HmzhAlwga05ODPnZVKWsh6GNX1wra+47TTRCgAW0L9NGrSlkLQR9dD2jvO663' +
  '3gBdNGhMrxv0kWWlrIWgjyyvG7T3HTdce4AGtC3Qh5eVshaCPjwRaO87zrjG5PCSUtbGQC9NCHpkmmOuITm0pJS1EPShHqC97zjmqgEa0LZAH1xUyloI' +
  '+uBiL9Ded9zz2QH6OQON6VVAH1hUyloI+sAQoL3vuGoqQAPaFuj9C0pZC0HvXxgGtPcdh40G6OcVNKbjoPctKGUtBL1vUNDed5z3qWTfvFLWxkDPDw2a' +
  'C48ne+eVshaC3js0aO87LhwG6OceNKbHQO+ZU8paCHrPXBbQ3nfceSVAA9oW6N1zSlkLQe/OBtr7jlPvBrQl0Jgegd41q5S1EPSu2bygve8qvzagAW0L' +
  '9M5ZpayFoHfmB+19V/O1ZeeMUtbGQM9sBOiR6VqvLTtmlLIWgt6xUaC97+q8NqABbQv09mmlrIWgt09vHGjvuwqvDWjLoCs0LdumlbIWgt624aC976q6' +
  'NqA3GjTlBf33FaWshaC5Ru4ADWhboLdeUcpaCJpr5E62XlbK2hhoDpI5+euymuzAKy/QszP53c2CxnSFmkeg/7ykhgNuNMNf3DhoTFeleQT6j0tqPhA/' +
  'yfy3rgI0pivRPAL9+5RWUuWaK/nKFYGu2XQ9n1i2TGlVVai5qu8rWy5qbdWlubKPK79d1AqrRHOFX7ZS0DWYrvOzyq8XtNoMa672m1YN2qrpmj+o/HJB' +
  'K8+Y5sq/JqBNmeZTSvuTi9YkYs++5L20P7poTSL27EveA5q9LdDNDy5am4g9+5L3gGZvDPT3LlqbiD37kvfSfOeitYnYsy95LxyCvaW9tN+6aE0i9uxL' +
  '3gOavTHQ37hoTSL27EveS/O1i9YmYs++5D2g2RsD/ZWL1iZiz77kPaDZ2wLdfumiNYnYsy95L+0XLlqTiD37kveAZm8M9OcuWpOIPfuS98Ih2FvaS/OZ' +
  'i9YmYs++5L00n7pobSL27EveA5q9LdDtJy5ak4g9+5L3gGZvDPTHLlqTiD37kvfSfuSiNYnYsy95LxyCvaW9NB+6aG0i9uxL3gOavTHQH7hobSL27Eve' +
  'S/u+i9YkYs++5D2g2RsD/Z6L1iRiz77kPaDZ2wLdvOuitYnYsy95L807LlqbiD37kveAZm8M9NsuWpuIPfuS98Ih2FvaS/uWi9YkYs++5L20b7poTSL2' +
  '7EveA5q9LdDNGy5am4g9+5L3gGZvDPTrLlqbiD37kvfSvOaitYnYsy95LxyCvaW9tK+6aE0i9uxL3v8L4tDymmdyeXkAAAAASUVORK5CYII='

/** The drawing, as PNG. */
export function samplePicture(): Blob {
  return new Blob([Uint8Array.from(atob(PICTURE), (character) => character.charCodeAt(0))], { type: 'image/png' })
}

/** One page (A4) with a line of text for each of them, the first one large. Letters of Latin 1 only, and no parentheses. */
export function samplePdf([title = '', ...lines]: readonly string[]): Blob {
  const text = [
    'BT /F1 26 Tf 72 740 Td (' + title + ') Tj ET',
    ...lines.map((line, index) => 'BT /F1 12 Tf 72 ' + String(700 - index * 20) + ' Td (' + line + ') Tj ET'),
  ].join('\n')
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 5 0 R >> >> /Contents 4 0 R >>',
    '<< /Length ' + String(text.length) + ' >>\nstream\n' + text + '\nendstream',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  ]
  let file = '%PDF-1.4\n'
  const offsets: number[] = []
  for (const [index, object] of objects.entries()) {
    offsets.push(file.length)
    file += String(index + 1) + ' 0 obj\n' + object + '\nendobj\n'
  }
  const start = file.length
  file += 'xref\n0 ' + String(objects.length + 1) + '\n0000000000 65535 f \n'
  for (const offset of offsets) file += String(offset).padStart(10, '0') + ' 00000 n \n'
  file += 'trailer\n<< /Size ' + String(objects.length + 1) + ' /Root 1 0 R >>\nstartxref\n' + String(start) + '\n%%EOF\n'
  // One byte a character, as the offsets count.
  return new Blob([Uint8Array.from(file, (character) => character.charCodeAt(0))], { type: 'application/pdf' })
}
