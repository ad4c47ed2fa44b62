import { screen, waitFor, within } from '@testing-library/react'
import axe from 'axe-core'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { browserRuntime } from '../../../src/adapters/browser/runtime'
import type { FunctionName } from '../../../src/domain/model/functions/catalogue'
import { FUNCTION_NAMES } from '../../../src/domain/model/functions/function-names'
import { instantOf } from '../../../src/domain/model/kernel/instant'
import type { PushDeviceSummary } from '../../../src/domain/model/push/push-device'
import type { Ports } from '../../../src/ports/ports'
import { fakeBackends, THIS_BROWSER } from '../support/fake-backends'
import { renderApp, withWorkspace, type RenderedApp } from '../support/render-app'

const ELSEWHERE = { ...THIS_BROWSER, id: 'team', name: 'team.example', host: 'team.example', isOnDevice: false }
const ENDPOINT = 'https://push.example/1'
/** Of the backend. */
const KEY = btoa('key')

const runtime = browserRuntime()
let app: RenderedApp | undefined

beforeEach(() => page.viewport(1280, 800))
afterEach(async () => {
  await app?.close()
  app = undefined
  vi.restoreAllMocks()
  localStorage.clear()
})

it('says that a workspace in this browser notifies nobody while it is closed', async () => {
  await open({ isOnDevice: true })
  expect(await screen.findByText(/^This workspace lives in your browser\./)).toBeVisible()
  expect(screen.queryByRole('switch')).toBeNull()
})

it('says why a browser that was told no is not notified', async () => {
  answerInBrowser('denied')
  await open({ devices: [] })
  expect(await screen.findByText(/^This browser blocks notifications of this site\./)).toBeVisible()
  expect(screen.queryByRole('switch')).toBeNull()
})

it('is turned on for this browser, kind by kind, and off for another', async () => {
  answerInBrowser('granted')
  const phone = device('Safari · iPhone', false)
  const { calls, user } = await open({ devices: [phone] })
  const toggle = await screen.findByRole('switch', { name: 'Notify me while Portside is closed' })
  expect(toggle).not.toBeChecked()
  toggle.focus()
  await user.keyboard(' ')
  await waitFor(() => expect(toggle).toBeChecked())
  await user.click(await screen.findByRole('checkbox', { name: 'When a task reminds me' }))
  await waitFor(() => expect(screen.getByRole('checkbox', { name: 'When a task reminds me' })).not.toBeChecked())
  await isAccessible()
  await page.viewport(390, 800)
  await isAccessible()
  const others = within(screen.getByRole('list', { name: 'Your other browsers' }))
  await user.click(others.getByRole('button', { name: 'Turn off notifications: Safari · iPhone' }))
  await screen.findByText('Nowhere else.')
  await user.click(screen.getByRole('switch'))
  await waitFor(() => expect(screen.getByRole('switch')).not.toBeChecked())
  expect(calls.map(({ name, input }) => [name, input])).toEqual([
    [
      'turn-on-push',
      expect.objectContaining({ endpoint: ENDPOINT, kinds: ['mention', 'assignment', 'reminder'], language: 'en' }),
    ],
    ['turn-on-push', expect.objectContaining({ endpoint: ENDPOINT, kinds: ['mention', 'assignment'] })],
    ['turn-off-push', expect.objectContaining({ deviceId: phone.id })],
    ['turn-off-push', expect.anything()],
  ])
})

interface Opened {
  readonly isOnDevice?: boolean
  readonly devices?: readonly PushDeviceSummary[]
}

async function open({ isOnDevice = false, devices = [] }: Opened) {
  const calls: { readonly name: FunctionName; readonly input: object }[] = []
  app = await renderApp({
    path: '/',
    backends: fakeBackends(undefined, [isOnDevice ? THIS_BROWSER : ELSEWHERE]).backends,
    prepare: async (connection) => {
      await withWorkspace(connection)
      if (!isOnDevice) pushing(connection.ports, devices, calls)
    },
  })
  await screen.findByRole('button', { name: 'Workspace: Engines' })
  await app.user.keyboard('gs')
  await app.user.click(await screen.findByRole('link', { name: 'Notifications' }))
  return { calls, user: app.user }
}

/** As a backend that pushes: this one keeps devices, and pushes nothing. */
function pushing(
  { functions }: Ports,
  before: readonly PushDeviceSummary[],
  calls: { readonly name: FunctionName; readonly input: object }[],
): void {
  let devices = before
  const own = functions.call.bind(functions)
  const call = async (name: FunctionName, input: Readonly<Record<string, unknown>>, options: object) => {
    if (name === 'list-push-devices') return { ok: true, value: { devices, key: KEY } }
    if (name !== 'turn-on-push' && name !== 'turn-off-push') return own(name, input as never, options as never)
    calls.push({ name, input })
    devices =
      name === 'turn-off-push'
        ? devices.filter(({ id }) => id !== input['deviceId'])
        : [{ ...device('Chrome', true), kinds: input['kinds'] as never }, ...devices.filter(({ isThis }) => !isThis)]
    return { ok: true, value: {} }
  }
  Object.assign(functions, { capabilities: { ...functions.capabilities, available: new Set(FUNCTION_NAMES) }, call })
}

function device(name: string, isThis: boolean): PushDeviceSummary {
  return { id: runtime.newId(), name, kinds: ['mention'], createdAt: instantOf(runtime.now()), isThis }
}

/** What the browser would answer, which in a test is asked nothing and reached by nobody. */
function answerInBrowser(permission: NotificationPermission): void {
  vi.spyOn(Notification, 'permission', 'get').mockReturnValue(permission)
  vi.spyOn(Notification, 'requestPermission').mockResolvedValue(permission)
  let subscription: object | null = null
  const made = {
    endpoint: ENDPOINT,
    options: { applicationServerKey: Uint8Array.from(atob(KEY), (character) => character.charCodeAt(0)).buffer },
    toJSON: () => ({ endpoint: ENDPOINT, keys: { p256dh: 'point', auth: 'secret' } }),
    unsubscribe: async () => true,
  }
  const pushManager = { getSubscription: async () => subscription, subscribe: async () => (subscription = made) }
  vi.spyOn(navigator.serviceWorker, 'getRegistration').mockResolvedValue({ pushManager } as never)
  vi.spyOn(navigator.serviceWorker, 'ready', 'get').mockReturnValue(Promise.resolve({ pushManager }) as never)
}

async function isAccessible(): Promise<void> {
  await Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => undefined)))
  const { violations } = await axe.run('main', { resultTypes: ['violations'] })
  expect(violations.map(({ id }) => id)).toEqual([])
}
