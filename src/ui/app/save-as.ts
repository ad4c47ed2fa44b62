/** Hands the bytes to the browser as a download; they are never opened as a page of this site. */
export function saveAs(bytes: Blob, name: string): void {
  const url = URL.createObjectURL(bytes)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // Not at once: the browser still reads it.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
