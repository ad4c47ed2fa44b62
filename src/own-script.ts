declare global {
  interface Window {
    /** Absent in browsers without Trusted Types, which then take the plain string. */
    readonly trustedTypes?: {
      createPolicy(
        name: string,
        rules: { readonly createScriptURL: (url: string) => string },
      ): { createScriptURL(url: string): string }
    }
  }
}

/** The one policy that the Content-Security-Policy allows; a name can be taken once only, so it is made here only. */
const policy = window.trustedTypes?.createPolicy('portside', { createScriptURL: demandOwn })

/** An address that a worker may be started from: one of this site. */
export function ownScript(url: string): string {
  return policy?.createScriptURL(url) ?? demandOwn(url)
}

function demandOwn(url: string): string {
  if (new URL(url, window.location.href).origin !== window.location.origin)
    throw new TypeError('A worker must come from this site.')
  return url
}

/** Starts a worker of this build: `moduleWorker(url)` with `import url from './x.worker?worker&url'`. */
export function moduleWorker(url: string): Worker {
  return new Worker(ownScript(url), { type: 'module' })
}
