import { Interactions } from './support/interactions'
import { THIS_BROWSER } from './support/place'
import { expect, test } from './support/portside-test'

test.use({ backend: THIS_BROWSER.backend })

const MOST = 25

test('by mouse, a first visit comes to a won deal with its person, company, task and note in 25 interactions', async ({
  page,
}) => {
  const by = new Interactions(page)
  await page.goto('/')
  await by.click(page.getByRole('button', { name: 'Try it now' }))
  await expect(page.getByRole('heading', { name: 'Home', level: 1 })).toBeVisible()

  await by.click(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'People', exact: true }))
  await by.click(page.getByRole('button', { name: 'New person' }))
  const person = page.getByRole('dialog', { name: 'New person' })
  await by.type(person.getByLabel('First name'), 'Norabel')
  await by.click(person.getByLabel('Company'))
  await by.type(person.getByLabel('Company'), 'Quay Works')
  await by.click(person.getByRole('button', { name: 'Create person' }))
  await expect(person).toBeHidden()
  await by.click(page.getByRole('searchbox'))
  await by.type(page.getByRole('searchbox'), 'Norabel')
  await by.click(page.getByRole('grid').getByRole('link', { name: 'Norabel' }))
  await expect(page.getByRole('heading', { name: 'Norabel', level: 1 })).toBeVisible()

  await by.click(page.getByRole('button', { name: 'New deal here' }))
  const deal = page.getByRole('dialog', { name: 'New deal' })
  await by.type(deal.getByLabel('Title'), 'Sails')
  await by.click(deal.getByLabel('Amount'))
  await by.type(deal.getByLabel('Amount'), '12500')
  await by.click(deal.getByRole('button', { name: 'Create deal' }))
  await expect(deal).toBeHidden()
  await by.click(
    page
      .getByRole('main')
      .getByRole('link', { name: /^Sails/ })
      .first(),
  )
  await expect(page.getByRole('heading', { name: 'Sails', level: 1 })).toBeVisible()

  const note = page.getByRole('textbox', { name: 'Note', exact: true })
  await by.click(note)
  await by.type(note, 'Wants two prices')
  await by.click(page.getByRole('button', { name: 'Add', exact: true }))
  await expect(page.getByRole('region', { name: 'Timeline' }).getByText('Wants two prices').first()).toBeVisible()
  await by.click(page.getByRole('group', { name: 'What to add' }).getByRole('button', { name: 'Task' }))
  const task = page.getByRole('textbox', { name: 'Task' })
  await by.click(task)
  await by.type(task, 'Send the offers')
  await by.click(page.getByRole('button', { name: 'Add', exact: true }))
  await expect(page.getByText('Send the offers').first()).toBeVisible()
  await by.click(page.getByRole('button', { name: 'Won', exact: true }))

  await expect(page.getByText(/^Won /).first()).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Norabel' }).first()).toBeVisible()
  await expect(page.getByRole('main').getByText('Quay Works').first()).toBeVisible()
  by.expectAtMost(MOST)
})

test('by keyboard, a first visit comes to a won deal with its person, company, task and note in 25 interactions', async ({
  page,
}) => {
  const by = new Interactions(page)
  await page.goto('/')
  await expect(page.getByRole('button', { name: 'Try it now' })).toBeVisible()
  await by.press('Tab', 'Enter')
  await expect(page.getByRole('heading', { name: 'Home', level: 1 })).toBeVisible()

  await by.press('c', 'p')
  const person = page.getByRole('dialog', { name: 'New person' })
  await by.type(person.getByLabel('First name'), 'Norabel')
  await by.press('Tab', 'Tab')
  await by.type(person.getByLabel('Company'), 'Quay Works')
  await by.press('Control+Enter')
  await expect(person).toBeHidden()
  await expect(page.getByRole('button', { name: 'Open' })).toBeVisible()
  await by.press('o')
  await expect(page.getByRole('heading', { name: 'Norabel', level: 1 })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Quay Works' }).first()).toBeVisible()

  await by.press('c', 'd')
  const deal = page.getByRole('dialog', { name: 'New deal' })
  await by.type(deal.getByLabel('Title'), 'Sails')
  await by.press('Tab')
  await by.type(deal.getByLabel('Amount'), '12500')
  await by.press('Control+Enter')
  await expect(deal).toBeHidden()
  await expect(page.getByRole('button', { name: 'Open' })).toBeVisible()
  await by.press('o')
  await expect(page.getByRole('heading', { name: 'Sails', level: 1 })).toBeVisible()

  const note = page.getByRole('textbox', { name: 'Note', exact: true })
  await expect(note).toBeVisible()
  await by.press('n')
  await by.type(note, 'Wants two prices')
  await by.press('Control+Enter')
  await expect(page.getByRole('region', { name: 'Timeline' }).getByText('Wants two prices').first()).toBeVisible()
  await by.press('Escape', 'w')
  await expect(page.getByText(/^Won /).first()).toBeVisible()
  await by.press('t')
  await by.type(page.getByRole('textbox', { name: 'Task' }), 'Send the offers')
  await by.press('Enter')
  await expect(page.getByText('Send the offers').first()).toBeVisible()

  await expect(page.getByRole('main').getByRole('link', { name: 'Norabel' }).first()).toBeVisible()
  await expect(page.getByRole('main').getByText('Quay Works').first()).toBeVisible()
  by.expectAtMost(MOST)
})
