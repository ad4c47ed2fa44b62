import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Locator } from '@playwright/test'
import { LIMITS } from '../../src/domain/model/records/limits'
import { bytesText, filesText, picturesText } from '../../src/ui/text/files'
import { authText } from '../../src/ui/text/auth'
import { fieldProblemSentence as said, fieldWords } from '../../src/ui/text/field-text'
import { fieldsText } from '../../src/ui/text/fields'
import { importText } from '../../src/ui/text/import'
import { pipelinesText } from '../../src/ui/text/pipelines'
import { recordText } from '../../src/ui/text/record'
import { typedText } from '../../src/ui/text/typed'
import { chooseBackend } from './support/backend'
import { begin } from './support/begin'
import { PLACES } from './support/place'
import { expect, test } from './support/portside-test'
import { typePerson } from './support/visit'

// What a backend refuses is refused by HTTP.
test.use({ expectedProblems: [/status of 4(09|22)/] })

/** A field by its name, what is typed into it, and the sentence that has to stand beside it then. */
type Rule = readonly [field: string, typed: string, sentence: string]
/** Typed all at once, and all told at once. */
type Attempt = readonly Rule[]

const tooLong = (field: string, most: number, name = field): Rule => [
  field,
  'x'.repeat(most + 1),
  said(name, { rule: 'too-long', limit: most }),
]

const NO_DAY = typedText.notDay('31 Dec 2026')

/** By the key that follows `c`. */
const FORMS: readonly (readonly [key: string, title: string, attempts: readonly Attempt[]])[] = [
  [
    'p',
    'New person',
    [
      [['First name', '   ', said('First name', { rule: 'one-of-required' })]],
      [
        ['First name', 'By\u0007ron', said('First name', { rule: 'control-characters' })],
        tooLong('Last name', LIMITS.name),
        ['E-mail', `${'a'.repeat(250)}@b.example`, said('E-mail', { rule: 'too-long', limit: 254 })],
        tooLong('Job title', LIMITS.name),
      ],
      [['E-mail', 'ada at example', said('E-mail', { rule: 'email' })]],
    ],
  ],
  [
    'o',
    'New company',
    [
      [
        ['Name', '  ', fieldWords.required],
        ['Domain', 'not a host', said('Domain', { rule: 'domain' })],
      ],
    ],
  ],
  [
    'd',
    'New deal',
    [
      [
        ['Title', ' ', fieldWords.required],
        ['Expected close', '1850-01-01', NO_DAY],
      ],
      [['Amount', '-5', said('Amount', { rule: 'too-small', limit: 0 })]],
      [['Amount', '10000000000000.01', said('Amount', { rule: 'too-large', limit: '£10,000,000,000,000' })]],
      [['Amount', 'a lot', fieldWords.amountUnreadable]],
    ],
  ],
  [
    't',
    'New task',
    [
      [
        ['Task', ' ', fieldWords.required],
        ['Due', '2250-01-01', NO_DAY],
      ],
    ],
  ],
]

/** Fields of an open record, each in its editor. */
const EDITORS: readonly (readonly [editor: string, attempt: Attempt])[] = [
  ['e-mail', [['E-mail 1', 'zoe@localhost', said('E-mail', { rule: 'email' })]]],
  ['links', [['Links 1', 'javascript:alert(1)', said('Link', { rule: 'url' })]]],
  [
    'birthday',
    [
      ['Day', '31', ''],
      ['Month', '2', said('Birthday', { rule: 'date' })],
    ],
  ],
  ['description', [tooLong('Description', LIMITS.description)]],
]

const { stages, taken } = pipelinesText

/** What the settings are asked for and cannot give: where, what is typed and said, and the button that opens it. */
const SETTINGS: readonly (readonly [section: string, attempt: Attempt, open?: string])[] = [
  ['workspace', [['Name', '  ', fieldWords.required]]],
  ['security', [['New password', 'too short', authText.passwordShort]]],
  ['members', [['E-mail', 'nobody', said('E-mail', { rule: 'email' })]], 'Invite'],
  ['fields', [['Name', '  ', fieldsText.create.labelNeeded]], 'New field'],
  ['pipelines', [['Name of the new stage', 'won', taken('won')]]],
  ['pipelines', [['Chance of Lead in percent', '140', stages.chanceRange]]],
  ['pipelines', [['Days until a deal in Lead is marked', '0', stages.rotsRange]]],
  ['tags', [tooLong('Name of the new tag', LIMITS.name, 'Name')]],
]

for (const place of PLACES)
  test(`each rule is told where it is broken, what was typed stays, and nothing is written, ${place.name}`, async ({
    page,
    context,
  }) => {
    await chooseBackend(context, place.backend)
    await begin(page, place)
    const home = new URL(page.url()).pathname.replace(/\/people.*$/, '')

    await test.step('in forms for what is new', async () => {
      for (const [key, title, attempts] of FORMS) {
        await page.keyboard.press('c')
        await page.keyboard.press(key)
        const dialog = page.getByRole('dialog', { name: title })
        for (const attempt of attempts) await tried(dialog, attempt)
        await page.keyboard.press('Escape')
        await expect(dialog).toBeHidden()
      }
      await expect(page.getByRole('heading', { name: 'No people yet' })).toBeVisible()
    })

    await test.step('in the editors of a record, whose name was kept clean', async () => {
      // What was refused was kept; it is not wanted.
      for (const key of ['c', 'p']) await page.keyboard.press(key)
      await page.getByRole('button', { name: 'Discard' }).click()
      await page.keyboard.press('Escape')
      const dialog = await typePerson(page, {
        'First name': '  Zoe\u0308  \u00a0 Anne ',
        'E-mail': 'Zoe <mailto:ZOE@Example.COM>',
      })
      await page.keyboard.press('Enter')
      await expect(dialog).toBeHidden()
      await page.getByRole('grid').getByRole('link', { name: 'Zo\u00eb Anne', exact: true }).click()
      await expect(page.getByRole('link', { name: 'zoe@example.com', exact: true }).first()).toBeVisible()
      for (const [editor, attempt] of EDITORS) {
        await page.getByRole('button', { name: `Edit ${editor}`, exact: true }).press('Enter')
        await tried(page.getByRole('main'), attempt)
        await page.keyboard.press('Escape')
      }
      await page.getByRole('button', { name: 'Edit links', exact: true }).press('Enter')
      for (let links = 1; links < LIMITS.links; links += 1) await page.getByRole('button', { name: 'Add another' }).click()
      await expect(page.getByText(recordText.entries.most(LIMITS.links))).toBeVisible()
      await page.keyboard.press('Escape')
      const note = page.getByRole('textbox', { name: 'Note', exact: true })
      await note.fill('x'.repeat(LIMITS.note + 1))
      await note.press('Control+Enter')
      await expect(page.getByText(said('Text', { rule: 'too-long', limit: LIMITS.note }))).toBeVisible()
      await note.fill('')
    })

    await test.step('of files and pictures', async () => {
      const chosen = files()
      await page.locator('input[aria-label="Attach a file"]').setInputFiles(chosen.of('page.html', '<p>'))
      await expect(page.getByText(filesText.refusedType('page.html'))).toBeVisible()
      await page.locator('input[aria-label="Attach a file"]').setInputFiles(chosen.of('large.pdf', '', LIMITS.fileBytes + 1))
      await expect(page.getByText(filesText.tooLarge('large.pdf', bytesText(LIMITS.fileBytes, 'en-GB')))).toBeVisible()
      await page.getByLabel('Choose a picture').setInputFiles(chosen.of('large.png', '', LIMITS.avatarBytes + 1))
      await expect(page.getByText(picturesText.refusals['too-large'])).toBeVisible()
      await page.getByLabel('Choose a picture').setInputFiles(chosen.of('list.png', 'a,b,c'))
      await expect(page.getByText(picturesText.refusals['not-a-picture'])).toBeVisible()
      await page.goto(`${home}/import`)
      const columns = Array.from({ length: LIMITS.importColumns + 1 }, (_, at) => `c${at}`).join(',')
      await page.locator('input[type=file]').setInputFiles(chosen.of('wide.csv', `${columns}\n${columns}\n`))
      await expect(page.getByRole('alert')).toContainText(
        importText.refusal({ reason: 'too-many-columns', columns: LIMITS.importColumns + 1 }),
      )
      await page.locator('input[type=file]').setInputFiles(chosen.of('huge.csv', 'a,b,c\n', LIMITS.importBytes + 1))
      await expect(page.getByRole('alert')).toContainText(
        importText.refusal({ reason: 'too-large', bytes: LIMITS.importBytes + 1 }),
      )
      chosen.forget()
    })

    await test.step('in the settings', async () => {
      for (const [section, attempt, open] of SETTINGS) {
        const address = `${home}/settings/${section}`
        if (!page.url().endsWith(address)) await page.goto(address)
        if (open !== undefined) await page.getByRole('button', { name: open }).first().click()
        await tried(open === undefined ? page.getByRole('main') : page.getByRole('dialog'), attempt)
      }
    })
  })

/** Types, presses Enter, and looks for each sentence beside its field. */
async function tried(form: Locator, attempt: Attempt): Promise<void> {
  for (const [field, typed] of attempt) await fieldOf(form, field).fill(typed)
  const [last = ''] = attempt.at(-1) ?? []
  await fieldOf(form, last).press((await isArea(fieldOf(form, last))) ? 'Control+Enter' : 'Enter')
  for (const [field, typed, sentence] of attempt) {
    await expect.soft(fieldOf(form, field)).toHaveAccessibleDescription(endingWith(sentence))
    await expect.soft(fieldOf(form, field)).toHaveValue(typed)
  }
}

function fieldOf(form: Locator, name: string): Locator {
  return form.locator('input, textarea').and(form.getByLabel(new RegExp(`^${name}(Optional)?$`)))
}

/** What a field is for may be said before. */
function endingWith(sentence: string): RegExp {
  return new RegExp(`${sentence.replaceAll(/[.+?()]/g, String.raw`\$&`)}$`)
}

function isArea(field: Locator): Promise<boolean> {
  return field.evaluate((element) => element instanceof HTMLTextAreaElement)
}

/** Files on the disk, which holds the large ones without their bytes. */
function files() {
  const folder = mkdtempSync(join(tmpdir(), 'portside-rules-'))
  return {
    of: (name: string, content: string, bytes?: number) => {
      const path = join(folder, name)
      writeFileSync(path, content)
      if (bytes !== undefined) truncateSync(path, bytes)
      return path
    },
    forget: () => rmSync(folder, { recursive: true }),
  }
}
