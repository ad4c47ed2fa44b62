import { Profiler, type ReactNode } from 'react'

/** The parts of React's own nodes that say what was rendered: as the developer tools read them. */
interface Fiber {
  readonly alternate: Fiber | null
  readonly child: Fiber | null
  readonly sibling: Fiber | null
  readonly flags: number
  readonly type: unknown
  readonly stateNode: unknown
}

const PERFORMED_WORK = 1
const ROOT_KEY = '__reactContainer$'

/** Counts how often each component is rendered: for the first time, or again. */
export class RenderCount {
  private readonly counts = new Map<string, number>()

  of(name: string): number {
    return this.counts.get(name) ?? 0
  }

  forget(): void {
    this.counts.clear()
  }

  readonly around = (app: ReactNode): ReactNode => (
    <Profiler id="app" onRender={() => this.count(rootFiber())}>
      {app}
    </Profiler>
  )

  private count(fiber: Fiber): void {
    const previous = fiber.alternate
    const name = nameOf(fiber.type)
    if (name !== null && (previous === null || (fiber.flags & PERFORMED_WORK) !== 0)) this.counts.set(name, this.of(name) + 1)
    // The same children as before: nobody has looked at them, and what they say of themselves is of an earlier time.
    if (previous !== null && previous.child === fiber.child) return
    for (let child = fiber.child; child !== null; child = child.sibling) this.count(child)
  }
}

/** What React has just put on the page. */
function rootFiber(): Fiber {
  for (const element of document.body.children) {
    const key = Object.keys(element).find((name) => name.startsWith(ROOT_KEY))
    if (key === undefined) continue
    const { stateNode } = Reflect.get(element, key) as Fiber
    return (stateNode as { readonly current: Fiber }).current
  }
  throw new Error('nothing of React is on the page')
}

/** @returns null for what is no component */
function nameOf(type: unknown): string | null {
  if (typeof type === 'function') return type.name
  if (typeof type !== 'object' || type === null || !('type' in type)) return null
  return nameOf(type.type)
}
