import type { Subscription } from 'rxjs'
import type { WorkspaceState } from '../../shared/commits/workspace-state'
import type { FunctionServices } from '../function-calls'

/** After a commit: no line of its moment comes any more. */
const SETTLED_MS = 1100
const HOUR_MS = 3_600_000

/**
 * Runs rules by themselves: soon after a commit, when one that waits is due, and once an hour. Each tab asks, and the lock of the
 * store lets one of them at a time: whoever comes later finds nothing to do. Without a rule that is on, none of its code is fetched.
 */
export class RuleClock {
  private readonly services: FunctionServices
  private readonly commits: Subscription
  private cancel: () => void = () => {}
  private at = Infinity
  /** When what was told last is final. */
  private settledAt: number

  constructor(services: FunctionServices) {
    const { backend } = services
    this.services = services
    // Something may have been told just before.
    this.settledAt = backend.runtime.now() + SETTLED_MS
    this.commits = backend.entries$.subscribe(({ workspaceId, changes }) => {
      const workspace = backend.workspace(workspaceId)
      const isNews = changes.some(({ collection }) => collection === 'activities' || collection === 'rules')
      if (!isNews || workspace === null || !hasRules(workspace)) return
      this.settledAt = backend.runtime.now() + SETTLED_MS
      this.runIn(SETTLED_MS)
    })
    this.runIn(0)
  }

  close(): void {
    this.commits.unsubscribe()
    this.cancel()
  }

  private runIn(ms: number): void {
    const { runtime } = this.services.backend
    if (runtime.now() + ms >= this.at) return
    this.cancel()
    this.at = runtime.now() + ms
    this.cancel = runtime.schedule(ms, () => {
      this.at = Infinity
      // What failed is tried again when something happens, or in an hour.
      void this.run().catch(() => this.runIn(HOUR_MS))
    })
  }

  private async run(): Promise<void> {
    const { backend } = this.services
    if (![...backend.workspaces].some((workspace) => hasRules(workspace))) return
    const { runRulesHere } = await import('../function-calls')
    const began = backend.runtime.now()
    await runRulesHere(this.services)
    const waiting = [...backend.workspaces].flatMap((workspace) => [...workspace.all('ruleRuns')].flatMap(dueOf))
    // What was told just before it began may not have been final yet.
    const soonest = this.settledAt > began ? [this.settledAt] : []
    const dues = [...soonest, ...waiting].map((due) => due - backend.runtime.now())
    this.runIn(Math.max(SETTLED_MS, Math.min(HOUR_MS + SETTLED_MS, ...dues)))
  }
}

function dueOf({ status, dueAt }: { readonly status: string; readonly dueAt: string | null }): readonly number[] {
  return status === 'waiting' && dueAt !== null ? [Date.parse(dueAt)] : []
}

function hasRules(workspace: WorkspaceState): boolean {
  return [...workspace.all('rules')].some(({ status, deletedAt }) => status === 'on' && deletedAt === null)
}
