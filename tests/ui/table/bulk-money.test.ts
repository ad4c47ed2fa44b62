import { expect, it } from 'vitest'
import type { WorkspaceView } from '../../../src/ui/app/workspace-context'
import { bulkFields } from '../../../src/ui/table/bulk-fields'
import { formatsOf } from '../../../src/ui/text/format'

const field = {
  id: 'f1',
  collection: 'companies',
  key: 'fee',
  label: 'Fee',
  type: 'money',
  position: 'a0',
  options: [],
  deletedAt: null,
}

/** The screens speak German, and the workspace is one that writes English. */
const view = {
  workspace: { currency: 'EUR', country: 'GB', locale: 'en-GB' },
  formats: formatsOf({ locale: 'de-DE', timeZone: 'UTC' }),
  fields: [field],
  pipelines: [],
  stages: [],
  lostReasons: [],
} as unknown as WorkspaceView

it('an amount for many records is typed into the field of amounts, and read as the screens write it', async () => {
  const fee = bulkFields('companies', view).find(({ label }) => label === 'Fee')!
  const company = { id: 'c1', version: 'v1', custom: {} }
  const given = async (text: string) => {
    const job = await fee.read({ text, picked: [], follow: '' })
    return typeof job === 'string' ? job : job([company] as never)
  }
  const minorOf = async (text: string) => JSON.stringify(await given(text)).match(/"amountMinor":(\d+)/)?.[1]
  expect([fee.input, await minorOf('1.234'), await minorOf('1.234,50'), await minorOf('12k')]).toEqual([
    'money',
    '123400',
    '123450',
    '1200000',
  ])
})
