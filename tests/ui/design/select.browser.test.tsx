import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import axe from 'axe-core'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { Select } from '../../../src/ui/design/select'

afterEach(cleanup)

const OPTIONS = [
  { value: 'a', label: 'Alpha' },
  { value: 'b', label: 'Beta' },
] as const

function Pair() {
  const [one, setOne] = useState<'a' | 'b'>('a')
  const [other, setOther] = useState<'a' | 'b'>('a')
  return (
    <main>
      <Select aria-label="One" value={one} options={OPTIONS} onValue={setOne} />
      <Select aria-label="Other" value={other} options={OPTIONS} onValue={setOther} />
    </main>
  )
}

test('lists that were opened and closed are no landmarks, of which each has a name of its own', async () => {
  render(<Pair />)
  for (const name of ['One', 'Other']) {
    await userEvent.click(screen.getByRole('combobox', { name }))
    await userEvent.click(await screen.findByRole('option', { name: 'Beta' }))
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
  }
  expect(screen.queryAllByRole('region', { name: 'Menu' })).toEqual([])
  await userEvent.click(screen.getByRole('combobox', { name: 'One' }))
  await screen.findByRole('option', { name: 'Beta' })
  expect(screen.getAllByRole('region', { name: 'Menu' })).toHaveLength(1)
  const { violations } = await axe.run(document, { runOnly: ['landmark-unique', 'region'] })
  expect(violations.map(({ id }) => id)).toEqual([])
})
