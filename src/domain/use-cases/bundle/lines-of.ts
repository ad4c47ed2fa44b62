import type { Turn } from '../../../ports/runtime.port'

/** So few that working on them takes a fraction of a frame. */
const LINES_A_TURN = 32

/** The lines of UTF-8 text as they come, without their ends. @throws TypeError where it is no UTF-8 */
export async function* linesOf(bytes: ReadableStream<Uint8Array<ArrayBuffer>>, turn: Turn): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  const reader = bytes.getReader()
  let rest = ''
  try {
    for (let read = await reader.read(); !read.done; read = await reader.read()) {
      const lines = (rest + decoder.decode(read.value, { stream: true })).split('\n')
      rest = lines.pop() ?? ''
      for (const [at, line] of lines.entries()) {
        if (at % LINES_A_TURN === 0) await turn()
        yield line
      }
    }
    rest += decoder.decode()
  } finally {
    // Whoever stops early wants no more of it.
    await reader.cancel().catch(() => undefined)
  }
  if (rest !== '') yield rest
}

/** A blob of as many lines is slow to read: they are joined to pieces of so many characters. */
const PIECE_CHARS = 1_000_000

/** A long text in the making, of which no more than a piece is held as text. */
export class TextPieces {
  private readonly pieces: Blob[] = []
  private lines: string[] = []
  private chars = 0

  add(text: string): void {
    this.lines.push(text)
    this.chars += text.length
    if (this.chars >= PIECE_CHARS) this.close()
  }

  blob(): Blob {
    this.close()
    return new Blob(this.pieces)
  }

  private close(): void {
    if (this.chars > 0) this.pieces.push(new Blob([this.lines.join('')]))
    this.lines = []
    this.chars = 0
  }
}
