import { chooseBackend } from './support/backend'
import { begin } from './support/begin'
import { PLACES, THIS_BROWSER } from './support/place'
import { expect, test } from './support/portside-test'
import { typePerson } from './support/visit'

const MAIL = `From: Ada Lovelace <ada@engine.example>\r\nTo: ana@pier.example\r\nSubject: Ten looms\r\nMessage-ID: <1@engine.example>\r\n\r\nCan you do ten?\r\n`

for (const place of PLACES)
  test(`other programs are told, and tell, ${place.name}`, async ({ page, context }) => {
    await chooseBackend(context, place.backend)
    await begin(page, place)
    const person = await typePerson(page, { 'First name': 'Ada', 'E-mail': 'ada@engine.example' })
    await person.getByRole('button', { name: 'Create person' }).click()
    await expect(person).toBeHidden()

    await test.step('a webhook is added, with a secret of its own, and paused', async () => {
      await page.goto(`${new URL(page.url()).pathname.replace(/\/people$/, '')}/settings/integrations`)
      await page.getByRole('button', { name: 'Add webhook' }).click()
      const dialog = page.getByRole('dialog', { name: 'Add a webhook' })
      await dialog.getByRole('button', { name: 'Add webhook' }).click()
      await expect(dialog.getByText('Required', { exact: true })).toBeVisible()
      await dialog.getByLabel('Address').fill('hooks.example.com/portside')
      await expect(dialog.getByText('Required', { exact: true })).toBeHidden()
      await dialog.getByRole('button', { name: 'Add webhook' }).click()
      const list = page.getByRole('list', { name: 'Webhooks' })
      await expect(list).toContainText('https://hooks.example.com/portside')
      await list.getByRole('button', { name: /^Show the secret/ }).click()
      const former = await list.getByText(/^whsec_/).textContent()
      await list.getByRole('button', { name: /^New secret for/ }).click()
      await expect(list).toContainText('also signed with the secret before')
      expect(await list.getByText(/^whsec_/).textContent()).not.toBe(former)
      await list.getByRole('button', { name: 'Pause' }).click()
      await expect(list).toContainText('Paused')
    })

    await test.step('a key is made for a program where one can come, seen once, and revoked', async () => {
      const panel = page.getByRole('region', { name: 'API keys' })
      if (place === THIS_BROWSER) {
        await expect(panel).toContainText('where no program can reach it')
        await expect(panel.getByRole('button')).toHaveCount(0)
        return
      }
      await panel.getByRole('button', { name: 'New key' }).click()
      const dialog = page.getByRole('dialog', { name: 'New API key' })
      await place.expectAccessible(page, 'new key')
      await dialog.getByLabel('Name').fill('Till')
      await dialog.getByRole('button', { name: 'Create key' }).click()
      const made = page.getByRole('alertdialog', { name: 'The key for Till' })
      await expect(made.getByLabel('Key')).toHaveValue(/^portside_[0-9a-f]{32}_[0-9a-f]{64}$/)
      await place.expectAccessible(page, 'made key')
      await made.getByRole('button', { name: 'Done' }).click()
      await expect(panel.getByRole('list', { name: 'API keys' })).toContainText('Read, as Robot · Viewer')
      await panel.getByRole('button', { name: /^Revoke Till/ }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke key' }).click()
      await expect(panel).toContainText('No keys yet.')
      await panel.getByRole('button', { name: 'Show revoked keys (1)' }).click()
      await expect(panel.getByRole('list', { name: 'Revoked keys' })).toContainText('Till')
    })

    await test.step('the calendar is saved, and the mail of the day is there when something is due', async () => {
      const download = page.waitForEvent('download')
      await page.getByRole('button', { name: 'Save as file' }).click()
      expect((await download).suggestedFilename()).toBe('portside.ics')
      if (place === THIS_BROWSER) {
        await expect(page.getByText('so there is no digest')).toBeVisible()
        await expect(page.getByRole('button', { name: 'Send mine now' })).toHaveCount(0)
        return
      }
      await page.getByRole('button', { name: 'Send mine now' }).click()
      await expect(page.getByText('Nothing is due today, so there is no e-mail.')).toBeVisible()
    })

    await test.step('a mail goes to the timeline of whom it is from', async () => {
      const eml = { name: 'a.eml', mimeType: 'message/rfc822', buffer: Buffer.from(MAIL) }
      await page.getByLabel('Add an e-mail').last().setInputFiles(eml)
      await expect(page.getByText('The e-mail is on the timeline.')).toBeVisible()
    })
    await place.expectAccessible(page, 'integrations')
    await page.setViewportSize({ width: 390, height: 800 })
    await place.expectAccessible(page, 'integrations, narrow')
  })
