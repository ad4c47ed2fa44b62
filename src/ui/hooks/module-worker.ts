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
const policy = window.trustedTypes?.createPolicy('portside', { createScriptURL: ownScript })

/** Starts a worker of this build: `moduleWorker(url)` with `import url from './x.worker?worker&url'`. */
export function moduleWorker(url: string): Worker {
  return new Worker(policy?.createScriptURL(url) ?? ownScript(url), { type: 'module' })
}

function ownScript(url: string): string {
  if (new URL(url, window.location.href).origin !== window.location.origin)
    throw new TypeError('A worker must come from this site.')
  return url
}
