import { ownScript } from './own-script'

/** Starts a worker of this build: `moduleWorker(url)` with `import url from './x.worker?worker&url'`. */
export function moduleWorker(url: string): Worker {
  return new Worker(ownScript(url), { type: 'module' })
}
