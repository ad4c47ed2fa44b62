import { screen, waitFor, within } from '@testing-library/react'
import { deleteDB } from 'idb'
import { page } from 'vitest/browser'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { browserBackupFolder, type PickFolder, type WritableFolder } from '../../../src/adapters/browser/backup-folder'
import { browserRuntime } from '../../../src/adapters/browser/runtime'
import { backupName } from '../../../src/domain/model/backups/backup-plan'
import type { Id } from '../../../src/domain/model/kernel/id'
import type { PlainDate } from '../../../src/domain/model/kernel/instant'
import type { BackupFolder } from '../../../src/ports/device.port'
import { openZip } from '../../../src/ui/bundle/bundle-tools'
import { fakeBackends } from '../support/fake-backends'
import { renderApp, withWorkspace, type RenderedApp } from '../support/render-app'
import { choose } from '../support/choose'

/** A folder of the browser's own file system: a real handle, for which nobody has to be asked. */
const name = `backups-${crypto.randomUUID()}`
let folder: WritableFolder
let app: RenderedApp | undefined
let workspaceId: Id

beforeEach(async () => {
  await page.viewport(1280, 800)
  const root = await navigator.storage.getDirectory()
  folder = (await root.getDirectoryHandle(name, { create: true })) as WritableFolder
})
afterEach(async () => {
  await app?.close()
  app = undefined
  const root = await navigator.storage.getDirectory()
  await root.removeEntry(name, { recursive: true }).catch(() => undefined)
  await deleteDB(name)
})

const picked: PickFolder = () => Promise.resolve(folder)

async function open(backupFolder: BackupFolder): Promise<RenderedApp> {
  app = await renderApp({
    path: '/',
    backends: fakeBackends(undefined, undefined, backupFolder).backends,
    prepare: async (connection) => {
      workspaceId = await withWorkspace(connection)
    },
  })
  await screen.findByRole('button', { name: 'Workspace: Engines' })
  await app.user.keyboard('gs')
  await app.user.click(await screen.findByRole('link', { name: 'Export and erase' }))
  return app
}

const panel = async () => within(await screen.findByRole('region', { name: 'Backups' }))

async function filesIn(place: WritableFolder): Promise<readonly string[]> {
  const names: string[] = []
  for await (const each of place.keys()) names.push(each)
  return names.toSorted()
}

describe('the backups of what is in this browser alone', () => {
  it('are written into the folder that was chosen, by themselves', async () => {
    const { user } = await open(browserBackupFolder(name, picked))
    const settings = await panel()
    settings.getByText('Last backup: never')
    await choose(user, settings.getByRole('combobox', { name: 'Back up' }), 'Every day')

    await user.click(settings.getByRole('button', { name: 'Choose a folder' }))

    await settings.findByText(/^Last backup: \d/, {}, { timeout: 10_000 })
    const [file, ...others] = await filesIn(folder)
    expect([file, others]).toEqual([expect.stringMatching(/^portside-engines-.{4}-\d{4}-\d\d-\d\d\.zip$/), []])
    const bundle = await (await folder.getFileHandle(file!)).getFile()
    const manifest = await (await openZip(bundle))?.read('manifest.json').then((part) => part.text())
    expect(JSON.parse(manifest ?? '')).toMatchObject({ portside: 'bundle', workspace: { id: workspaceId, name: 'Engines' } })
    expect(screen.queryByRole('region', { name: 'A backup is due' })).toBeNull()
  })

  it('are asked for where there is no folder, and made with one click', async () => {
    const { user } = await open(browserBackupFolder(name, null))
    const settings = await panel()
    await choose(user, settings.getByRole('combobox', { name: 'Back up' }), 'Every week')
    expect(settings.queryByRole('button')).toBeNull()
    await screen.findByText('There is no backup yet. All of it is only in this browser.')

    await user.click(screen.getByRole('button', { name: 'Download a backup' }))

    await settings.findByText(/^Last backup: \d/, {}, { timeout: 10_000 })
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Download a backup' })).toBeNull())
  })

  it('are asked for where the folder is gone, until another one is chosen', async () => {
    const { user } = await open(browserBackupFolder(name, picked))
    const settings = await panel()
    const root = await navigator.storage.getDirectory()
    await choose(user, settings.getByRole('combobox', { name: 'Back up' }), 'Every day')
    await root.removeEntry(name, { recursive: true })
    await user.click(settings.getByRole('button', { name: 'Choose a folder' }))
    await screen.findByText(/The folder “backups-.*” is no longer there\. Choose one in Settings, Export and erase\.$/)
    const other = (await root.getDirectoryHandle(`${name}-2`, { create: true })) as WritableFolder
    folder = other

    await user.click(settings.getByRole('button', { name: 'Choose another folder' }))

    await settings.findByText(/^Last backup: \d/, {}, { timeout: 10_000 })
    expect((await filesIn(other)).length).toBe(1)
    await root.removeEntry(`${name}-2`, { recursive: true })
  })

  it('are written after a click where the browser wants to be asked again', async () => {
    let isAllowed = false
    const real = browserBackupFolder(name, picked)
    const asking: BackupFolder = {
      ...real,
      status: async (id) => (isAllowed ? real.status(id) : 'not-allowed'),
      allow: async () => (isAllowed = true),
    }
    const { user } = await open(asking)
    const settings = await panel()
    await choose(user, settings.getByRole('combobox', { name: 'Back up' }), 'Every day')
    await user.click(settings.getByRole('button', { name: 'Choose a folder' }))
    await screen.findByText(/The browser asks you again before Portside may write into “backups-/)
    expect(await filesIn(folder)).toEqual([])

    await user.click(screen.getByRole('button', { name: 'Allow it' }))

    await settings.findByText(/^Last backup: \d/, {}, { timeout: 10_000 })
    expect((await filesIn(folder)).length).toBe(1)
  })

  it('are not spoken of again on the day on which one did not want to', async () => {
    const { user } = await open(browserBackupFolder(name, null))
    await choose(user, (await panel()).getByRole('combobox', { name: 'Back up' }), 'Every day')

    await user.click(await screen.findByRole('button', { name: 'Not today' }))

    expect(screen.queryByRole('button', { name: 'Download a backup' })).toBeNull()
  })
})

describe('a folder that was chosen', () => {
  const id = browserRuntime().newId()
  const workspace = { id, slug: 'engines' }

  it('keeps the last five, and lets the others be', async () => {
    const backups = browserBackupFolder(name, picked)
    await backups.choose(id)
    await folder.getFileHandle('holiday.zip', { create: true })
    const days = [1, 2, 3, 4, 5, 6].map((day) => `2026-11-0${String(day)}` as PlainDate)

    for (const day of days) expect(await backups.write(workspace, day, new Blob([day]))).toBe('written')

    expect(await filesIn(folder)).toEqual(['holiday.zip', ...days.slice(1).map((day) => backupName(workspace, day))])
  })

  it('leaves what was there whole where a write does not come to its end', async () => {
    const backups = browserBackupFolder(name, picked)
    await backups.choose(id)
    const day = '2026-11-01' as PlainDate
    await backups.write(workspace, day, new Blob(['whole']))
    const broken = {
      stream: () => new ReadableStream({ pull: (bytes) => bytes.error(new DOMException('', 'QuotaExceededError')) }),
    }

    expect(await backups.write(workspace, day, broken as Blob)).toBe('full')

    const file = await folder.getFileHandle(backupName(workspace, day))
    expect(await (await file.getFile()).text()).toBe('whole')
  })

  it('is remembered by the browser, and forgotten', async () => {
    await browserBackupFolder(name, picked).choose(id)
    const later = browserBackupFolder(name, picked)
    expect(await later.status(id)).toBe('ready')
    await later.forget(id)
    expect(await later.status(id)).toBe('none')
  })
})
