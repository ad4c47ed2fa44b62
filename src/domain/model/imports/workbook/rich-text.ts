import { LIMITS } from '../../records/limits'

/** Gathers the text of a cell or shared string out of its runs, as far as one may be long; how they look and are spoken is left out. */
export class RichText {
  private text = ''
  private isText = false
  private spoken = 0

  start(): void {
    this.text = ''
    this.isText = false
    this.spoken = 0
  }

  open(name: string): void {
    if (name === 'rPh') this.spoken += 1
    else if (name === 't' || name === 'v') this.isText = this.spoken === 0
  }

  add(text: string): void {
    if (this.isText && this.text.length <= LIMITS.importCellBytes) this.text += text
  }

  close(name: string): void {
    if (name === 'rPh') this.spoken -= 1
    else if (name === 't' || name === 'v') this.isText = false
  }

  /** With the characters that XML cannot hold, which stand as `_x000D_`. */
  take(): string {
    return this.text.includes('_x')
      ? this.text.replace(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
      : this.text
  }
}
