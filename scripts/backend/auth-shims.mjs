import { mailWishes } from './lite.mjs'

/**
 * Makes lite's auth answer as the hosted one does where they differ.
 *
 * @param {{ url: string }} context
 */
export function authShims({ url }) {
  return {
    /** Links lead to this backend, and from there to where the request asked for. */
    rewriteMail({ to, subject, text, html }) {
      const { redirectTo } = mailWishes.getStore() ?? {}
      const mended = (body) =>
        body?.replace(/https?:\/\/[^\s<>"]+\/auth\/v1\/verify\?[^\s<>"]+/g, (link) => {
          const { searchParams } = new URL(link.replaceAll('&amp;', '&'))
          if (redirectTo) searchParams.set('redirect_to', redirectTo)
          return `${url}/auth/v1/verify?${searchParams}`
        })
      return { to, subject, text: mended(text), html: mended(html) }
    },
    wrap: (fetch) => (request) => {
      const redirectTo = new URL(request.url).searchParams.get('redirect_to')
      return mailWishes.run({ redirectTo }, () => fetch(request))
    },
    reset() {},
  }
}
