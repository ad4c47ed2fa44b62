import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { FormFileAnswer, FormFileInput, FormInput, PublicForm } from '../../src/domain/model/forms/public-form'
import type { Id } from '../../src/domain/model/kernel/id'
import { challengeOf } from '../../src/domain/use-cases/functions/forms/proof'
import { filledIn } from '../../src/form-page/filled-in'
import type { Reach, SendHow } from '../../src/form-page/reach'

/* What a stranger sees of files on their way. That they arrive is the contract's, `forms/files`. */

const ADDRESS = {
  workspaceId: '01a2001e-0000-7000-8000-000000000001' as Id,
  formId: '01a2001e-0000-7000-8000-000000000002' as Id,
}
const FIELD = { label: 'Plans', help: null, required: false, options: [] }
const PLAN = new File(['Ten looms'], 'plan.txt', { type: 'text/plain' })

/** Files that wait to be answered. */
let onTheirWay: { readonly input: FormFileInput; readonly how: SendHow; answer(given: FormFileAnswer): void }[]
let submitted: FormInput[]

beforeEach(async () => {
  onTheirWay = []
  submitted = []
  const challenge = await challengeOf(ADDRESS, { now: () => Date.now(), keyFor: async () => 'key' })
  const form: PublicForm = {
    title: 'Talk to us',
    introduction: null,
    fields: [{ ...FIELD, key: 'people.files', kind: 'files' }],
    consent: null,
    files: { kinds: 'both', most: 2, megabytes: 1 },
    challenge,
  }
  document.body.append(filledIn(form, reach(form)))
})
afterEach(() => document.body.replaceChildren())

it('is shown how far a file has come, and calls it off: nothing is sent, and it can be sent again', async () => {
  await userEvent.upload(screen.getByLabelText(/^Plans/), PLAN)
  await userEvent.click(screen.getByRole('button', { name: 'Send' }))
  const bar = await screen.findByRole<HTMLProgressElement>('progressbar', { name: 'Sending plan.txt' })
  await expect.poll(() => onTheirWay.length).toBe(1)
  onTheirWay[0]?.how.onPart(0.5)
  expect(bar.value).toBe(0.5)

  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(await screen.findByText('Cancelled. Nothing was sent.')).toBeVisible()
  expect(screen.queryByRole('progressbar')).toBeNull()
  expect(submitted).toEqual([])

  await userEvent.click(screen.getByRole('button', { name: 'Send' }))
  await expect.poll(() => onTheirWay.length).toBe(2)
  onTheirWay[1]?.answer({ ok: true })
  expect((await screen.findByText('Thanks')).parentElement).toHaveFocus()
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Talk to us')
  expect(submitted.map(({ files }) => files)).toEqual([1])
})

it('is said which file is refused, by the page or by the backend', async () => {
  const chooser = screen.getByLabelText(/^Plans/)
  const large = new File([new Uint8Array(1024 * 1024 + 1)], 'large.txt')
  await userEvent.upload(chooser, [PLAN, large])
  await userEvent.click(screen.getByRole('button', { name: 'Send' }))
  expect(await screen.findByText('large.txt is empty, or larger than 1 MB.')).toBeVisible()
  expect(chooser).toHaveFocus()
  expect(onTheirWay).toEqual([])

  await userEvent.upload(chooser, [PLAN, new File(['MZ'], 'photo.png', { type: 'image/png' })])
  await userEvent.click(screen.getByRole('button', { name: 'Send' }))
  await expect.poll(() => onTheirWay.length).toBe(1)
  onTheirWay[0]?.answer({ ok: true })
  await expect.poll(() => onTheirWay.length).toBe(2)
  onTheirWay[1]?.answer({ ok: false, refusal: 'file-refused', reason: 'type' })
  expect(await screen.findByText('photo.png is none of these, or not what its name says.')).toBeVisible()
  expect(submitted).toEqual([])
})

function reach(form: PublicForm): Reach {
  return {
    address: ADDRESS,
    read: async () => form,
    submit: async (input) => {
      submitted.push(input)
      return { ok: true, value: { thanks: 'Thanks', nextUrl: null } }
    },
    sendFile: (input, _, how) =>
      new Promise((answer, reject) => {
        how.signal.addEventListener('abort', () => reject(new Error('called off')))
        onTheirWay.push({ input, how, answer })
      }),
  }
}
