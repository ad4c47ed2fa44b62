import { fromMarkdown } from 'mdast-util-from-markdown'

self.addEventListener('message', ({ data }: MessageEvent<string>) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker's has one receiver and takes no origin
  self.postMessage(fromMarkdown(data))
})
