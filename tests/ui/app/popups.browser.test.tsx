import '../../../src/ui/design/tokens.css'
import '../../../src/ui/design/base.css'
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { Button } from '../../../src/ui/design/button'
import { ConfirmDialog } from '../../../src/ui/design/confirm-dialog'
import { FormDialog } from '../../../src/ui/design/form-dialog'
import { PickerButton } from '../../../src/ui/design/picker-button'
import { PopoverButton } from '../../../src/ui/design/popover-button'
import { TextField } from '../../../src/ui/design/text-field'

afterEach(cleanup)

const COMPANIES = ['Åkerlund Films', 'Silvermoth Coffee', 'Žluva Logistics'].map((label, index) => ({ id: `c${index}`, label }))

describe('a picker', () => {
  function Owner({ onPick }: { readonly onPick: (id: string | null) => void }) {
    return (
      <PickerButton
        label="Company"
        options={COMPANIES}
        selected={['c1']}
        onPick={onPick}
        clearLabel="No company"
        onClear={() => onPick(null)}
        onCreate={(name) => onPick(`new ${name}`)}
        renderTrigger={(props) => <Button {...props}>Choose</Button>}
      />
    )
  }

  async function open() {
    const picked: (string | null)[] = []
    const user = userEvent.setup()
    render(<Owner onPick={(id) => picked.push(id)} />)
    screen.getByRole('button', { name: 'Choose' }).focus()
    await user.keyboard('{Enter}')
    const field = await screen.findByRole('combobox', { name: 'Company' })
    await waitFor(() => expect(document.activeElement).toBe(field))
    return { picked, user, field }
  }

  it('is searched and answered without leaving the keyboard, and gives the focus back', async () => {
    const { picked, user } = await open()
    await user.keyboard('films')
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['Åkerlund Films', 'Create “films”'])
    await user.keyboard('{Enter}')
    await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull())
    expect({ picked, focus: document.activeElement?.textContent }).toEqual({ picked: ['c0'], focus: 'Choose' })
  })

  it('begins at what is chosen, moves by arrows and says which line is active', async () => {
    const { picked, user, field } = await open()
    const active = () => document.getElementById(field.getAttribute('aria-activedescendant') ?? '')
    expect({ text: active()?.textContent, chosen: active()?.ariaSelected }).toEqual({ text: 'Silvermoth Coffee', chosen: 'true' })
    await user.keyboard('{ArrowDown}')
    expect({ text: active()?.textContent, chosen: active()?.ariaSelected }).toEqual({ text: 'Žluva Logistics', chosen: 'false' })
    await user.keyboard('{ArrowDown}{Enter}')
    expect(picked).toEqual([null])
  })

  it('makes what is not there yet, and closes without a choice on Escape', async () => {
    const { picked, user } = await open()
    await user.keyboard('Harbour')
    await user.click(screen.getByRole('option', { name: 'Create “Harbour”' }))
    expect(picked).toEqual(['new Harbour'])
    await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull())
    await user.keyboard('{Enter}')
    await screen.findByRole('combobox')
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull())
    expect(picked).toEqual(['new Harbour'])
  })
})

describe('a popover', () => {
  it('opens beside its button, and a second press closes it', async () => {
    const user = userEvent.setup()
    render(
      <PopoverButton label="Filter" renderTrigger={(props) => <Button {...props}>Filter</Button>}>
        {(close) => <Button onClick={close}>Done</Button>}
      </PopoverButton>,
    )
    const trigger = screen.getByRole('button', { name: 'Filter' })
    await user.click(trigger)
    await screen.findByRole('dialog', { name: 'Filter' })
    await user.click(trigger)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await user.click(trigger)
    await user.click(await screen.findByRole('button', { name: 'Done' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })
})

describe('a dialog', () => {
  function NewCompany({ onSubmit }: { readonly onSubmit: (name: string) => void }) {
    const [open, setOpen] = useState(false)
    const [name, setName] = useState('')
    return (
      <>
        <Button onClick={() => setOpen(true)}>New</Button>
        <FormDialog
          open={open}
          onClose={() => setOpen(false)}
          onSubmit={() => onSubmit(name)}
          title="New company"
          submitLabel="Create"
          keepsDraft
        >
          <TextField label="Name" value={name} onValue={setName} />
        </FormDialog>
      </>
    )
  }

  it('keeps the focus inside, is sent by Enter, and gives the focus back on Escape', async () => {
    const submitted: string[] = []
    const user = userEvent.setup()
    render(<NewCompany onSubmit={(name) => submitted.push(name)} />)
    screen.getByRole('button', { name: 'New' }).focus()
    await user.keyboard('{Enter}')
    const dialog = await screen.findByRole('dialog', { name: 'New company' })
    await user.click(within(dialog).getByLabelText('Name'))
    await user.keyboard('Harbour{Enter}')
    expect(submitted).toEqual(['Harbour'])
    for (let step = 0; step < 4; step += 1) {
      await user.keyboard('{Tab}')
      // Past the last, the dialog takes the focus back in the next frame.
      await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))
    }
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'New' }))
  })

  it('asks before what cannot be taken back', async () => {
    const answers: string[] = []
    const user = userEvent.setup()
    render(
      <ConfirmDialog
        open
        onClose={() => answers.push('close')}
        onConfirm={() => answers.push('confirm')}
        title="Delete 3 people for good?"
        description="This cannot be undone."
        confirmLabel="Delete for good"
      />,
    )
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete 3 people for good?' })
    await user.click(within(dialog).getByRole('button', { name: 'Delete for good' }))
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }))
    expect(answers).toEqual(['confirm', 'close'])
  })
})
