import { parsedJson } from '../shared/parsed-json'
import type { SessionStore } from '../shared/session-store'
import { type Health, healthIn } from './probe'

/** What the Worker said of itself the last time, so that the app can open on it offline. */
export class KnownWorker {
  private readonly storage: SessionStore
  private readonly key: string

  constructor(storage: SessionStore, key: string) {
    this.storage = storage
    this.key = key
  }

  /** `null`: never probed, or by an app of another version. */
  read(): Health | null {
    return healthIn(parsedJson(this.storage.getItem(this.key)))
  }

  store(health: Health): void {
    const text = JSON.stringify(health)
    if (this.storage.getItem(this.key) !== text) this.storage.setItem(this.key, text)
  }
}
