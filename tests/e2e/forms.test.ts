import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { automationsText as ruleText } from '../../src/ui/text/automations'
import { begin } from './support/begin'
import { expectAccessible } from './support/axe'
import { choose } from './support/choose'
import { HOSTED } from './support/place'
import { expect, test } from './support/portside-test'

test.use({ backend: HOSTED.backend })

test(`a form on somebody else’s page makes a person with a file and a deal, seen live on the open list, and a task by an automation, ${HOSTED.name}`, async ({
  page,
  browser,
}) => {
  await begin(page, HOSTED)
  const people = page.url()
  const workspace = new URL(people).pathname.replace(/\/people$/, '')

  const snippet = await test.step('a manager builds it, opens it, and copies what puts it on a website', async () => {
    await page.goto(`${workspace}/settings/forms`)
    await page.getByRole('button', { name: 'New form' }).click()
    const editor = page.getByRole('dialog', { name: 'New form' })
    await editor.getByLabel('Name', { exact: true }).fill('Contact')
    await editor.getByLabel('Consent').fill('You may write to me.')
    await choose(editor.getByLabel('Add a field'), 'Person: Source')
    await editor.getByLabel('Source is hidden').check()
    await editor.getByRole('button', { name: 'Make form' }).click()
    await expect(editor.getByText('A field that is hidden needs its value.')).toBeVisible()
    await editor.getByLabel('Value of Source').fill('Website')
    await choose(editor.getByLabel('Add a field'), 'Person: Files')
    await editor.getByLabel('How many at most').fill('2')
    await editor.getByLabel('Make a deal for whoever fills it in').check()
    await editor.getByLabel('Title', { exact: true }).fill('Looms for {person}')
    await choose(editor.getByLabel('Add a field'), 'Deal: Amount')
    const fields = editor.getByRole('list', { name: 'Fields' })
    await fields.getByRole('button', { name: 'Move E-mail' }).press('ArrowUp')
    await expect(fields.getByRole('textbox', { name: /^Label of/ }).nth(1)).toHaveValue('E-mail')
    await expect(editor.getByRole('region', { name: 'Preview' })).toContainText('You may write to me.')
    await expectAccessible(page, 'the editor of a form')
    await editor.getByRole('button', { name: 'Make form' }).click()
    await page.getByRole('button', { name: 'Open Contact' }).click()
    await page.getByRole('button', { name: 'Share Contact' }).click()
    const shared = page.getByRole('dialog', { name: 'Share Contact' })
    await expectAccessible(page, 'a form, shared')
    const text = await shared.getByLabel('For your website').inputValue()
    await shared.getByRole('button', { name: 'Done' }).click()
    return text
  })

  await test.step('and has a task made for whoever sends it', async () => {
    await page.goto(`${workspace}/settings/automations`)
    await page.getByRole('button', { name: ruleText.template.form }).click()
    const editor = page.getByRole('dialog', { name: ruleText.addTitle })
    await editor.getByLabel(ruleText.name, { exact: true }).fill('Answer forms')
    await choose(editor.getByRole('combobox', { name: ruleText.form }), 'Contact')
    await editor.getByLabel(ruleText.task, { exact: true }).fill('Call them back')
    await expectAccessible(page, 'the editor of an automation')
    await editor.getByRole('button', { name: ruleText.save }).click()
    await page.getByRole('switch', { name: ruleText.isOn('Answer forms') }).click()
    await expect(page.getByRole('switch', { name: ruleText.isOn('Answer forms') })).toBeChecked()
  })
  await page.goto(people)
  await expect(page.getByRole('heading', { name: 'People', level: 1 })).toBeVisible()

  const host = await serving(`<!doctype html><html lang="en"><title>Looms</title><main><h1>Looms</h1>${snippet}</main></html>`)
  const elsewhere = await browser.newContext({ viewport: { width: 390, height: 800 }, locale: 'en' })
  try {
    await test.step('a stranger fills it in, on a page of another origin', async () => {
      const strange = await elsewhere.newPage()
      await strange.goto(`http://localhost:${(host.address() as AddressInfo).port}/`)
      const form = strange.frameLocator('iframe')
      await form.getByLabel('First name').fill('<b>Ada</b>')
      await form.getByLabel('E-mail').fill('ada')
      await form.getByRole('button', { name: 'Send' }).click()
      await expect(form.getByText('This is needed.')).toBeVisible()
      await form.getByLabel('You may write to me.').check()
      await form.getByRole('button', { name: 'Send' }).click()
      await expect(form.getByText('This is no e-mail address.')).toBeVisible()
      await expect(form.getByLabel('First name')).toHaveValue('<b>Ada</b>')
      await form.getByLabel('Amount').fill('1200')
      const plan = { name: 'plan.txt', mimeType: 'text/plain', buffer: Buffer.from('Ten looms') }
      await form.getByLabel('Files').setInputFiles([plan, { ...plan, name: 'plan.exe' }])
      await form.getByLabel('E-mail').fill('ada@looms.example')
      await form.getByRole('button', { name: 'Send' }).click()
      await expect(form.getByText('plan.exe is none of these, or not what its name says.')).toBeVisible()
      await form.getByLabel('Files').setInputFiles([plan])
      // As high as it needs to be: nothing of it is hidden.
      await expect.poll(() => strange.locator('iframe').evaluate(({ clientHeight }) => clientHeight)).not.toBe(600)
      await expectAccessible(strange, 'a form in a frame')
      await form.getByRole('button', { name: 'Send' }).click()
      await expect(form.getByText('Thank you. We will be in touch.')).toBeVisible()
    })
  } finally {
    await elsewhere.close()
    host.close()
  }

  await test.step('the person is there, with what the form said and where they are from', async () => {
    await page.getByRole('link', { name: '<b>Ada</b>' }).click()
    await expect(page.getByText('Somebody filled in the form')).toBeVisible()
    await expect(page.getByText('Website', { exact: true })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Looms for <b>Ada</b>' }).first()).toBeVisible()
    await expect(page.getByText('Somebody attached a file plan.txt')).toBeVisible()
    // By itself: nobody runs it.
    await expect(page.getByRole('region', { name: 'Open tasks' }).getByRole('checkbox', { name: /Call them back/ })).toBeVisible()
  })
})

test(`a form is filled in at its own address, ${HOSTED.name}`, async ({ page, browser }) => {
  await begin(page, HOSTED)
  const people = page.url()
  await page.goto(people.replace(/\/people$/, '/settings/forms'))
  await page.getByRole('button', { name: 'New form' }).click()
  const editor = page.getByRole('dialog', { name: 'New form' })
  await editor.getByLabel('Name', { exact: true }).fill('Fair')
  await editor.getByRole('button', { name: 'Make form' }).click()
  await page.getByRole('button', { name: 'Open Fair' }).click()
  await page.getByRole('button', { name: 'Share Fair' }).click()
  const link = await page.getByRole('dialog', { name: 'Share Fair' }).getByLabel('Link', { exact: true }).inputValue()

  const elsewhere = await browser.newContext({ viewport: { width: 390, height: 800 }, locale: 'en' })
  const strange = await elsewhere.newPage()
  await strange.goto(link)
  await strange.getByLabel('First name').fill('Ada')
  await strange.getByRole('button', { name: 'Send' }).click()
  await expect(strange.getByText('This is needed.')).toBeVisible()
  await strange.getByLabel('E-mail').fill('ada@looms.example')
  await strange.getByRole('button', { name: 'Send' }).click()
  await expect(strange.getByText('Thank you. We will be in touch.')).toBeVisible()
  await expectAccessible(strange, 'the thanks of a form')
  await elsewhere.close()

  await page.goto(people)
  await expect(page.getByRole('link', { name: 'Ada' })).toBeVisible()
})

/** A website of somebody else's. */
function serving(html: string): Promise<Server> {
  const server = createServer((_, response) => response.writeHead(200, { 'content-type': 'text/html' }).end(html))
  return new Promise((resolve) => {
    server.listen(0, () => resolve(server))
  })
}
