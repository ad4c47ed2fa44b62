/** The lines of UTF-8 text as they come, without their ends. @throws TypeError where it is no UTF-8 */
export async function* linesOf(bytes: ReadableStream<Uint8Array<ArrayBuffer>>): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  const reader = bytes.getReader()
  let rest = ''
  try {
    for (let read = await reader.read(); !read.done; read = await reader.read()) {
      const lines = (rest + decoder.decode(read.value, { stream: true })).split('\n')
      rest = lines.pop() ?? ''
      yield* lines
    }
    rest += decoder.decode()
  } finally {
    // Whoever stops early wants no more of it.
    await reader.cancel().catch(() => undefined)
  }
  if (rest !== '') yield rest
}
