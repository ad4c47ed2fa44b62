/**
 * Files that a long piece of work needs for going on after the browser was closed. They stay on this device, and are let go of
 * when the work ends. Keeping is a favour: where there is no room the work goes on, and cannot be gone on with here.
 */
export interface KeptWork {
  /** Never rejects. @returns whether it is kept */
  keep(key: string, file: Blob): Promise<boolean>
  /** Never rejects; `null`: there is none. */
  find(key: string): Promise<Blob | null>
  forget(key: string): Promise<void>
  /** Makes this tab the only one on this device that does the work, until what is given back is called; `null`: another does it. */
  claim(key: string): Promise<(() => void) | null>
}
