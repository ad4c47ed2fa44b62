import type { OutboxEntry } from '../../../../src/adapters/replica/core/outbox-entry'
import type { Intent, Intents } from './intents'
import { keyOf } from './oracle-rules'
import type { SimulatedServer } from './simulated-server'
import type { SimulatedTab } from './simulated-tab'

/** I5: what was answered as written stays on the screen until somebody wrote over it, or it is known to be refused. */
/* Of tags, and what was written upon them, nothing is promised here: two of one name, of which one is on its way, hide it. */
export class Promises {
  private open = new Map<SimulatedTab, Set<Intent>>()
  private readonly intents: Intents
  private readonly server: SimulatedServer

  constructor(intents: Intents, server: SimulatedServer) {
    this.intents = intents
    this.server = server
  }

  add(tab: SimulatedTab, intents: readonly Intent[]): void {
    const open = this.open.get(tab) ?? new Set()
    this.open.set(tab, open)
    // What is written to several records at once waits for whatever any of them waits for.
    if (intents.some(({ key }) => key.startsWith('tags/') || key !== intents[0]?.key)) return
    for (const intent of intents) if (intent.isField) open.add(intent)
  }

  forget(tab: SimulatedTab): void {
    this.open.delete(tab)
  }

  /**
   * Somebody decided about these records: what was written meanwhile upon what was shown then is a matter of its own, and so is
   * what goes with that in one commit.
   */
  waive(decided: ReadonlySet<string>, tab: SimulatedTab): void {
    const keys = this.boundTo(decided, tab)
    for (const open of this.open.values()) for (const intent of open) if (keys.has(intent.key)) open.delete(intent)
  }

  /** @returns what broke */
  check(tab: SimulatedTab, isReplay: boolean): string | null {
    const open = this.open.get(tab)
    if (open === undefined) return null
    for (const intent of open) {
      const shown = tab.rows.shown.get(intent.key)
      if (shown !== undefined && Reflect.get(shown, intent.what) === intent.value) continue
      // Somebody trashed the record, and may have restored it since. Until the feed brings that, nothing written to it shows.
      if (shown !== undefined && shown.deletedAt !== null) continue
      if (isReplay && tab.hasOlderInFeed(intent.key)) continue
      // A feed that sends old versions may repeat them for a record that was read meanwhile.
      if (isReplay && shown !== undefined && Number(shown.version) < this.server.log.length) continue
      if (!this.mayBeOver(intent, tab)) return `I5 ${intent.key} ${intent.what}=${String(intent.value)} is not shown any more`
      open.delete(intent)
    }
    return null
  }

  private mayBeOver(intent: Intent, tab: SimulatedTab): boolean {
    if (intent.isOver || intent.wasLost || tab.isGone || this.intents.isOfBefore(intent)) return true
    const stuck = tab.core.entries.filter((entry) => this.isStuck(entry))
    if (stuck.some(({ mutations }) => this.intents.of(mutations).includes(intent))) return true
    const twins = tab.core.entries.filter(({ mutations }) => mutations.some(({ collection }) => collection === 'tags'))
    const waitsFor = new Set([...stuck, ...twins].flatMap(({ mutations }) => mutations.map(keyOf)))
    return this.boundTo(waitsFor, tab).has(intent.key) || this.intents.isWrittenOver(intent) || this.isGone(intent, tab)
  }

  /** What was given up while it was on its way stays until its answer, as what waits for a decision does. */
  private isStuck({ state, mutations }: OutboxEntry): boolean {
    return state.kind === 'conflicted' || state.kind === 'refused' || this.intents.of(mutations).some(({ isOver }) => isOver)
  }

  /** Those records, and all that are written along with any of them. */
  private boundTo(records: ReadonlySet<string>, tab: SimulatedTab): ReadonlySet<string> {
    const keys = new Set(records)
    for (let before = -1; before !== keys.size;) {
      before = keys.size
      for (const { mutations } of tab.core.entries)
        if (mutations.some((each) => keys.has(keyOf(each)))) for (const each of mutations) keys.add(keyOf(each))
    }
    return keys
  }

  private isGone(intent: Intent, tab: SimulatedTab): boolean {
    const { key, what, value, applied } = intent
    const current = this.server.rows.get(key)
    if (applied > 0) return current === undefined || Reflect.get(current, what) !== value
    // Both wrote the same field: a person will be asked, and until then theirs counts.
    if (current?.deletedAt != null || this.intents.isAgainst(intent, this.server.rows)) return true
    const isMade = ({ mutations }: OutboxEntry) => mutations.some((each) => each.kind === 'create' && keyOf(each) === key)
    return current === undefined && !tab.core.entries.some(isMade)
  }
}
