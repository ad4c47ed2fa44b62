/** Lets the page draw and answer before long work goes on, which then has to wait for whatever else there is to be done. */
export function yieldToPage(): Promise<void> {
  // `yield` would be the shorter word, but what it continues goes before what the page has been asked meanwhile.
  if ('scheduler' in globalThis) return globalThis.scheduler.postTask(() => undefined, { priority: 'background' })
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
