import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { StrictMode } from 'react'
import { BehaviorSubject, Observable } from 'rxjs'
import { afterEach, describe, expect, it } from 'vitest'
import { useStream } from '../../../src/ui/hooks/use-stream'

afterEach(cleanup)

/** A source that replays, and counts who is subscribed. */
function counted(first: string) {
  const subject = new BehaviorSubject(first)
  const counts = { opened: 0, open: 0 }
  const open = () =>
    new Observable<string>((subscriber) => {
      counts.opened += 1
      counts.open += 1
      const subscription = subject.subscribe(subscriber)
      return () => {
        counts.open -= 1
        subscription.unsubscribe()
      }
    })
  return { subject, counts, open }
}

function Shown({ id, open }: { readonly id: string; readonly open: () => Observable<string> }) {
  const state = useStream(id, open)
  renders.push(state.status === 'ready' ? state.value : state.status)
  return <p>{state.status === 'ready' ? state.value : state.status}</p>
}

let renders: string[] = []

describe('useStream', () => {
  it('has the value in the first render, and opens its source once under StrictMode', () => {
    const source = counted('first')
    renders = []
    render(
      <StrictMode>
        <Shown id="a" open={source.open} />
      </StrictMode>,
    )
    expect({ first: renders[0], counts: source.counts }).toEqual({ first: 'first', counts: { opened: 1, open: 1 } })
  })

  it('follows the source', async () => {
    const source = counted('one')
    render(<Shown id="a" open={source.open} />)
    source.subject.next('two')
    expect(await screen.findByText('two')).toBeDefined()
  })

  it('shows nothing of the old source once the key is another, and lets go of it', async () => {
    const [a, b] = [counted('from a'), counted('from b')]
    renders = []
    const { rerender } = render(<Shown id="a" open={a.open} />)
    rerender(<Shown id="b" open={b.open} />)
    expect(screen.getByText('from b')).toBeDefined()
    expect(renders.slice(renders.indexOf('from b'))).not.toContain('from a')
    await waitFor(() => expect(a.counts.open).toBe(0))
    expect(b.counts).toEqual({ opened: 1, open: 1 })
  })

  it('lets go of its source after it left the page', async () => {
    const source = counted('here')
    const { unmount } = render(<Shown id="a" open={source.open} />)
    unmount()
    await waitFor(() => expect(source.counts.open).toBe(0))
    expect(source.subject.observed).toBe(false)
  })
})
