/** The SHA-256 of a file, in lower-case hexadecimal; worked out by the browser, off the page's own thread. */
export async function fileSum(file: Blob): Promise<string> {
  const sum = new Uint8Array(await crypto.subtle.digest('SHA-256', await file.arrayBuffer()))
  return Array.from(sum, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
