import '../../../src/ui/design/tokens.css'
import '../../../src/ui/design/base.css'
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { supabaseSetup } from '../../../src/composition/backends/supabase/set-up-supabase'
import { portError } from '../../../src/domain/model/errors/port-error'
import type { BackendFinding, KnownBackend } from '../../../src/ports/backends.port'
import { BackendsScreen } from '../../../src/ui/features/backend/backends-screen'
import { fakeBackends, THIS_BROWSER } from '../support/fake-backends'

afterEach(cleanup)

const HARBOUR: KnownBackend = {
  id: 'https://a.supabase.co',
  name: 'Harbour',
  host: 'a.supabase.co',
  isOnDevice: false,
  isCurrent: false,
  keepsReplica: false,
  wasAdded: true,
}

function open(finding?: BackendFinding) {
  const { backends, asked } = fakeBackends(finding, [THIS_BROWSER, HARBOUR])
  render(<BackendsScreen backends={backends} isFirst />)
  return { asked, user: userEvent.setup() }
}

describe('the backends', () => {
  it('are checked, then added, by the keyboard alone', async () => {
    const { asked, user } = open({
      status: 'ready',
      address: { url: 'https://b.supabase.co', publishableKey: 'sb_publishable_b' },
    })
    ;(await screen.findByLabelText('Project URL')).focus()
    await user.keyboard('b.supabase.co{Tab}sb_publishable_b{Tab}Quay{Enter}')
    await expect.poll(() => asked).toEqual(['check b.supabase.co', 'add https://b.supabase.co as Quay'])
  })

  it('clear a secret key from the field, and say so', async () => {
    const { user } = open(supabaseSetup.read({ publishableKey: 'sb_secret_x' }))
    const key = await screen.findByLabelText<HTMLInputElement>('Publishable key')
    await user.type(key, 'sb_secret_x{Enter}')
    await screen.findByText(/^That is a secret key/)
    expect({ value: key.value, invalid: key.ariaInvalid }).toEqual({ value: '', invalid: 'true' })
  })

  it('say what stands at an address in a sentence', async () => {
    const { asked, user } = open({ status: 'failed', error: portError('backend/schema-mismatch', { expected: '2', found: '1' }) })
    await user.type(await screen.findByLabelText('Project URL'), 'a.supabase.co{Enter}')
    expect((await screen.findByRole('alert')).textContent).toContain('version 1')
    expect(asked).toEqual(['check a.supabase.co'])
  })

  it('are turned to and forgotten', async () => {
    const { asked, user } = open()
    await user.click(screen.getByRole('button', { name: 'Use Harbour' }))
    await user.click(screen.getByRole('button', { name: 'Forget Harbour' }))
    expect(asked).toEqual(['choose https://a.supabase.co', 'forget https://a.supabase.co'])
    expect(screen.queryByRole('button', { name: /This browser/ })).toBeNull()
  })
})
