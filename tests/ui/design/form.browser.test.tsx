import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import { afterEach, expect, it } from 'vitest'
import { Form } from '../../../src/ui/design/form'

afterEach(cleanup)

function Example({ busy, onSubmit }: { readonly busy: boolean; readonly onSubmit: () => void }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Form id="example" onSubmit={onSubmit}>
        <textarea aria-label="Note" />
        <button type="button" onClick={() => setOpen(true)}>
          Stage
        </button>
        {isOpen ? createPortal(<input aria-label="Find a stage" />, document.body) : null}
      </Form>
      <button type="submit" form="example" disabled={busy}>
        Create
      </button>
    </>
  )
}

function setUp({ busy = false } = {}) {
  const sent: string[] = []
  render(<Example busy={busy} onSubmit={() => sent.push('sent')} />)
  return { sent, user: userEvent.setup() }
}

it('is sent by Ctrl and Enter from any field, by a button beside it', async () => {
  const { sent, user } = setUp()
  await user.type(screen.getByLabelText('Note'), 'two{Enter}lines{Control>}{Enter}{/Control}')
  expect(sent).toHaveLength(1)
  screen.getByRole('button', { name: 'Stage' }).focus()
  await user.keyboard('{Meta>}{Enter}{/Meta}')
  expect(sent).toHaveLength(2)
  expect(screen.queryByLabelText('Find a stage')).toBeNull()
})

it('is not sent by the keys of what is open over it, nor again while it is being sent', async () => {
  const { sent, user } = setUp()
  await user.click(screen.getByRole('button', { name: 'Stage' }))
  await user.type(screen.getByLabelText('Find a stage'), 'Lead{Control>}{Enter}{/Control}')
  expect(sent).toEqual([])
  cleanup()
  const busy = setUp({ busy: true })
  await busy.user.type(screen.getByLabelText('Note'), 'more{Control>}{Enter}{/Control}')
  expect(busy.sent).toEqual([])
})
