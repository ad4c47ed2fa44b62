/**
 * Files that long work needs to resume after the browser was closed. They stay on this device until the work ends. Storing them
 * is optional: without room the work continues, but cannot be resumed on this device.
 */
export interface WorkFiles {
  /** Never rejects. @returns whether it was stored */
  store(key: string, file: Blob): Promise<boolean>
  /** Never rejects; `null`: there is none. */
  find(key: string): Promise<Blob | null>
  forget(key: string): Promise<void>
  /** Claims the work for this tab until the returned function is called; `null`: another tab of this device has claimed it. */
  claim(key: string): Promise<(() => void) | null>
}
