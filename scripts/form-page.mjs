import { resolve } from 'node:path'
import { build, defaultClientConditions } from 'vite'

/** Where the page of a form is, with all that is its own: nothing of it is part of the app, which keeps none of it. */
const FOLDER = 'form'

/**
 * Builds `form/index.html` beside the app: a page for strangers, which fetches nothing of the app.
 *
 * @returns {import('vite').Plugin}
 */
export function formPage() {
  let resolved
  return {
    name: 'portside:form-page',
    apply: 'build',
    configResolved(config) {
      resolved = config
    },
    closeBundle: {
      order: 'pre',
      sequential: true,
      async handler() {
        const { root, build: options } = resolved
        await build({
          configFile: false,
          root,
          publicDir: false,
          logLevel: 'warn',
          resolve: { conditions: ['es2015', ...defaultClientConditions] },
          build: {
            target: options.target,
            outDir: resolve(root, options.outDir),
            emptyOutDir: false,
            assetsDir: FOLDER,
            assetsInlineLimit: 0,
            modulePreload: { polyfill: false },
            rolldownOptions: { input: resolve(root, FOLDER, 'index.html') },
          },
        })
      },
    },
  }
}
