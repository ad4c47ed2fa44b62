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
