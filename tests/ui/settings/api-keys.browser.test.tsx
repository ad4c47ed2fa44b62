import { screen, waitFor, within } from '@testing-library/react'
import axe from 'axe-core'
import { firstValueFrom } from 'rxjs'
import { page, userEvent } from 'vitest/browser'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { browserRuntime } from '../../../src/adapters/browser/runtime'
import type { ApiKeySummary } from '../../../src/domain/model/api/api-key'
import { portError } from '../../../src/domain/model/errors/port-error'
import type { FunctionInput, FunctionName } from '../../../src/domain/model/functions/catalogue'
import type { Id } from '../../../src/domain/model/kernel/id'
import { mutationIdOf } from '../../../src/domain/model/records/meta'
import type { KnownBackend } from '../../../src/ports/backends.port'
import type { Ports } from '../../../src/ports/ports'
import { choose } from '../support/choose'
import { fakeBackends, THIS_BROWSER } from '../support/fake-backends'
import { ACCOUNT, renderApp, withWorkspace, type RenderedApp, type RenderOptions } from '../support/render-app'

/** Where programs can reach it. */
const ELSEWHERE: KnownBackend = { ...THIS_BROWSER, id: 'team', name: 'team.example', host: 'team.example', isOnDevice: false }

const runtime = browserRuntime()
let app: RenderedApp | undefined
let workspaceId: Id

beforeEach(() => page.viewport(1280, 800))
afterEach(async () => {
  await app?.close()
  app = undefined
})

/** Ada, an owner, looks at the integrations. */
async function open({ current = ELSEWHERE, ...options }: OpenOptions = {}): Promise<RenderedApp> {
  app = await renderApp({
    path: '/',
    backends: fakeBackends(undefined, [current]).backends,
    prepare: async (connection) => {
      workspaceId = await withWorkspace(connection)
    },
    ...options,
  })
  await screen.findByRole('button', { name: 'Workspace: Engines' })
  await app.user.keyboard('gs')
  await app.user.click(await screen.findByRole('link', { name: 'Integrations' }))
  await screen.findByRole('heading', { name: 'Calendar' })
  return app
}

interface OpenOptions extends Partial<RenderOptions> {
  readonly current?: KnownBackend
}

const call = <N extends FunctionName>({ ports }: { readonly ports: Ports }, name: N, input: FunctionInput<N>) =>
  ports.functions.call(name, input, { mutationId: mutationIdOf(runtime.newId()) })

async function keysOf({ connection }: RenderedApp): Promise<readonly ApiKeySummary[]> {
  const answer = await call(connection, 'list-api-keys', { workspaceId })
  return answer.ok ? answer.value.keys : []
}

const panel = async () => within(await screen.findByRole('region', { name: 'API keys' }))
const list = async () => within(await screen.findByRole('list', { name: 'API keys' }))

/** As the button and the form make it, by default one that reads, as a robot. */
async function make({ user }: RenderedApp, name: string, fill: (dialog: HTMLElement) => Promise<void> = async () => {}) {
  await user.click((await panel()).getByRole('button', { name: 'New key' }))
  const dialog = await screen.findByRole('dialog', { name: 'New API key' })
  await user.type(within(dialog).getByRole('textbox', { name: 'Name' }), name)
  await fill(dialog)
  await user.click(within(dialog).getByRole('button', { name: 'Create key' }))
  return screen.findByRole('alertdialog', { name: `The key for ${name}` })
}

const finish = ({ user }: RenderedApp, shown: HTMLElement) => user.click(within(shown).getByRole('button', { name: 'Done' }))

const wordsOf = (elements: readonly HTMLElement[]) => elements.map(({ textContent }) => textContent)

async function isAccessible(selector: string): Promise<void> {
  await Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => undefined)))
  const { violations } = await axe.run(selector, { resultTypes: ['violations'] })
  expect(violations.map(({ id, nodes }) => `${id} at ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)).toEqual([])
}

describe('the keys of programs', () => {
  it('are made with the keyboard, seen once, copied, and listed by their ending', async () => {
    const shown = await open()
    const { user } = shown
    await (await panel()).findByText(/^No keys yet\./)
    ;(await panel()).getByRole('button', { name: 'New key' }).focus()
    await user.keyboard('{Enter}')
    const dialog = await screen.findByRole('dialog', { name: 'New API key' })
    await waitFor(() => expect(document.activeElement).toBe(within(dialog).getByRole('textbox', { name: 'Name' })))
    await isAccessible('[role="dialog"]')
    // The browser's own keys: a button beside the form sends it.
    await userEvent.keyboard('{Enter}')
    await within(dialog).findByText('Required')
    await userEvent.keyboard('Till{Enter}')

    const made = await screen.findByRole('alertdialog', { name: 'The key for Till' })
    const field = within(made).getByRole<HTMLTextAreaElement>('textbox', { name: 'Key' })
    await waitFor(() => expect(document.activeElement).toBe(field))
    expect(field.readOnly).toBe(true)
    expect(field.value).toMatch(/^portside_[0-9a-f]{32}_[0-9a-f]{64}$/)
    expect(field.value.slice(field.selectionStart, field.selectionEnd)).toBe(field.value)
    await isAccessible('[role="alertdialog"]')
    await user.click(within(made).getByRole('button', { name: 'Copy' }))
    await within(made).findByRole('button', { name: 'Copied' })
    expect(await navigator.clipboard.readText()).toBe(field.value)
    await user.keyboard('{Escape}')

    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await waitFor(() => expect(document.activeElement?.textContent).toBe('New key'))
    const line = (await (await list()).findByText('Till')).closest('li')
    expect(line?.textContent).toMatch(
      /^Till…[0-9a-f]{4}Read, as Robot · ViewerMade today by Ada Lovelace · Never used · Expires \d+ \w{3}( \d{4})?Revoke$/,
    )
    expect(document.body.textContent).not.toContain(field.value)
    await isAccessible('main')
  })

  it('act as a robot of a role that one may give, or as whoever makes them', async () => {
    const shown = await open()
    const { user } = shown
    const robots = await make(shown, 'Shop', async (dialog) => {
      await choose(user, within(dialog).getByRole('combobox', { name: 'It may' }), 'Read and write')
      const role = within(dialog).getByRole('combobox', { name: 'Role of the robot' })
      expect(role.textContent).toBe('Member')
      await user.click(role)
      await waitFor(() => expect(wordsOf(screen.getAllByRole('option'))).toEqual(['Admin', 'Member', 'Viewer']))
      await user.click(screen.getByRole('option', { name: 'Admin' }))
      await choose(user, within(dialog).getByRole('combobox', { name: 'Expires' }), 'Never')
    })
    await finish(shown, robots)
    const mine = await make(shown, 'Script', async (dialog) => {
      await choose(user, within(dialog).getByRole('combobox', { name: 'Acts as' }), 'Me')
      expect(within(dialog).queryByRole('combobox', { name: 'Role of the robot' })).toBeNull()
    })
    await finish(shown, mine)

    await (await list()).findByText('Read and write, as Robot · Admin')
    await (await list()).findByText('Read, as Ada Lovelace')
    await (await list()).findByText(/Does not expire$/)
    expect((await keysOf(shown)).map(({ name, scope, expiresAt }) => [name, scope, expiresAt === null])).toEqual([
      ['Script', 'read', false],
      ['Shop', 'write', true],
    ])
    await user.click(screen.getByRole('link', { name: 'Members' }))
    const row = within(await screen.findByRole('list', { name: 'Members' }))
    expect(row.getAllByText('Robot')).toHaveLength(1)
    await user.click(row.getByRole('button', { name: 'Role of Shop: Admin' }))
    expect(wordsOf(await screen.findAllByRole('menuitemcheckbox'))).toEqual(['Admin', 'Member', 'Viewer'])
  })

  it('are revoked after a question, at once and with their robot, and folded away', async () => {
    const shown = await open()
    const { user } = shown
    await finish(shown, await make(shown, 'Till'))
    await user.click(await (await list()).findByRole('button', { name: /^Revoke Till/ }))
    const question = await screen.findByRole('alertdialog', { name: 'Revoke the key for Till?' })
    within(question).getByText(/Its robot is deactivated with it/)
    await user.click(within(question).getByRole('button', { name: 'Revoke key' }))

    await screen.findByText('The key for Till is revoked')
    await waitFor(() => expect(screen.queryByRole('list', { name: 'API keys' })).toBeNull())
    await (await panel()).findByText(/^No keys yet\./)
    const fold = (await panel()).getByRole('button', { name: 'Show revoked keys (1)' })
    expect(fold.getAttribute('aria-expanded')).toBe('false')
    await user.click(fold)
    const revoked = within(await screen.findByRole('list', { name: 'Revoked keys' }))
    revoked.getByText('Revoked')
    revoked.getByText(/· Revoked today$/)
    expect(revoked.queryByRole('button')).toBeNull()
    await isAccessible('main')
    expect((await keysOf(shown)).map(({ revokedAt }) => revokedAt !== null)).toEqual([true])
    await user.click(screen.getByRole('link', { name: 'Members' }))
    const members = within(await screen.findByRole('list', { name: 'Members' }))
    expect(members.getByText('Robot').closest('li')?.getAttribute('data-status')).toBe('deactivated')
  })

  it('say when they expired', async () => {
    const day = 86_400_000
    const at = (days: number) => new Date(runtime.now() + days * day).toISOString()
    const shown = await open({
      over: (ports) => withAnswers(ports, (keys) => keys.map((key) => ({ ...key, expiresAt: at(-1), lastUsedAt: at(-2) }))),
    })
    await finish(shown, await make(shown, 'Till'))
    const line = await (await list()).findByText(/· Last used 2 days ago · Expired yesterday$/)
    expect(line.closest('li')?.dataset['state']).toBe('expired')
  })

  it('rest while whom they act as is deactivated', async () => {
    const shown = await open()
    await finish(shown, await make(shown, 'Till'))
    const [key] = await keysOf(shown)
    const patch = { status: 'deactivated' } as const
    await shown.connection.ports.records.commit(
      [{ kind: 'update', collection: 'members', id: key?.memberId ?? workspaceId, patch, expect: 'any' }],
      { workspaceId, mutationId: mutationIdOf(runtime.newId()) },
    )
    const tag = await (await list()).findByText('Member deactivated')
    expect(tag.closest('li')?.textContent).toContain('Till')
  })

  it('are asked for again when they could not be read, and what was read stays', async () => {
    let refused: Error | null = portError('net/unavailable', {})
    const shown = await open({
      over: (ports) => withAnswers(ports, (keys) => (refused === null ? keys : Promise.reject(refused))),
    })
    await (await panel()).findByText('The backend cannot be reached right now. Try again in a moment.')
    refused = null
    await shown.user.click((await panel()).getByRole('button', { name: 'Try again' }))
    await (await panel()).findByText(/^No keys yet\./)
    expect((await panel()).queryByRole('alert')).toBeNull()

    refused = portError('net/offline', {})
    await finish(shown, await make(shown, 'Till'))
    await (await panel()).findByText(/^You are offline\. Keys are not kept on this device/)
    await (await panel()).findByText(/^No keys yet\./)
    refused = null
    await shown.user.click((await panel()).getByRole('button', { name: 'Try again' }))
    await (await list()).findByText('Till')
  })

  it('say why one could not be made, and keep what was typed', async () => {
    const shown = await open()
    await shown.user.click((await panel()).getByRole('button', { name: 'New key' }))
    const dialog = await screen.findByRole('dialog', { name: 'New API key' })
    await shown.user.type(within(dialog).getByRole('textbox', { name: 'Name' }), 'Till')
    shown.connection.faults.cutConnection()
    await shown.user.click(within(dialog).getByRole('button', { name: 'Create key' }))
    await within(dialog).findByText(/^You are offline\. Keys are made on the server/)
    expect(within(dialog).getByRole<HTMLInputElement>('textbox', { name: 'Name' }).value).toBe('Till')
    shown.connection.faults.restoreConnection()
  })

  it('are nothing that a member who does not manage them gets to see', async () => {
    await open({
      prepare: async (connection, backend) => {
        const owner = backend.connect()
        workspaceId = await withWorkspace(owner)
        await call(owner, 'invite-member', { workspaceId, email: 'ben@example.com', role: 'member' })
        const [mail] = await firstValueFrom(backend.mailbox.mails$)
        await connection.ports.auth.signUp({ ...ACCOUNT, email: 'ben@example.com', name: 'Ben Okafor' })
        await call(connection, 'accept-invitation', { token: mail?.path.split('/').at(-1) ?? '' })
      },
    })
    expect(screen.queryByText('API keys')).toBeNull()
    expect(screen.queryByRole('link', { name: 'API reference' })).toBeNull()
  })

  it('are not offered where no program can come, nor where there are none', async () => {
    await open({ current: THIS_BROWSER })
    await (await panel()).findByText(/where no program can reach it/)
    expect((await panel()).queryByRole('button')).toBeNull()
    await app?.close()
    await open({
      over: (ports) => {
        const capabilities = { ...ports.functions.capabilities, available: new Set<FunctionName>() }
        return { ...ports, functions: Object.assign(Object.create(ports.functions), { capabilities }) }
      },
    })
    await (await panel()).findByText('The backend of this workspace has no keys for programs.')
    expect((await panel()).queryByRole('button')).toBeNull()
  })
})

it('are asked for once, for all who show them', async () => {
  let times = 0
  await open({ over: (ports) => withAnswers(ports, (keys) => ((times += 1), keys)) })
  await (await panel()).findByText(/^No keys yet\./)
  await screen.findByRole('region', { name: 'Assistants' })
  expect(times).toBe(1)
})

/** The keys as another list of them. */
function withAnswers(ports: Ports, change: (keys: readonly ApiKeySummary[]) => readonly object[] | Promise<never>): Ports {
  const functions: Ports['functions'] = Object.create(ports.functions)
  return {
    ...ports,
    functions: Object.assign(functions, {
      call: async (...args: Parameters<Ports['functions']['call']>) => {
        const answer = await ports.functions.call(...args)
        if (args[0] !== 'list-api-keys' || !answer.ok) return answer
        return {
          ok: true,
          value: { address: null, keys: await change((answer.value as { keys: readonly ApiKeySummary[] }).keys) },
        }
      },
    }),
  }
}
