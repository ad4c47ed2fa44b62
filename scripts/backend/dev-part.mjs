import { answer } from './gateway.mjs'

/**
 * What a hosted project lacks: the mailbox and the switches of a local backend, below `/__dev`.
 *
 * @param {{ mail: object, hooks: ReturnType<typeof import('./hook-catcher.mjs').catchHooks>, pushes: import('./push-catcher.mjs').PushCatcher, actions: Readonly<Record<string, (query: URLSearchParams) => Promise<unknown>>> }} options
 * @returns {import('./gateway.mjs').Part}
 */
export function devPart({ mail, hooks, pushes, actions }) {
  return {
    async handle(request, response) {
      const { pathname, searchParams } = new URL(request.url, 'http://localhost')
      const name = pathname.slice('/__dev/'.length)
      if (name === 'mail') return answer(response, 200, mailsFor(mail, searchParams.get('to')))
      if (name === 'hook') return hooks.handle(request, response)
      if (name.startsWith('push/')) return pushes.handle(request, response)
      if (name === 'health') return answer(response, 200, { ok: true })
      const action = actions[name]
      if (action === undefined || request.method !== 'POST') return answer(response, 404, { message: 'no such switch' })
      answer(response, 200, (await action(searchParams)) ?? { ok: true })
    },
  }
}

function mailsFor(mail, address) {
  return address === null ? mail.mails() : mail.mails().filter(({ to }) => to.includes(address.toLowerCase()))
}
