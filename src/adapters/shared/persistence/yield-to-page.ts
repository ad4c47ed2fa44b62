/** Lets the page draw and answer before long work goes on. */
export function yieldToPage(): Promise<void> {
  if ('scheduler' in globalThis && 'yield' in globalThis.scheduler) return globalThis.scheduler.yield()
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener(
      'message',
      () => {
        port1.close()
        resolve()
      },
      { once: true },
    )
    port1.start()
    port2.postMessage(null)
  })
}
