import { screen, within } from '@testing-library/react'
import { page } from 'vitest/browser'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { portError } from '../../../src/domain/model/errors/port-error'
import type { AuthPort } from '../../../src/ports/auth.port'
import { totpCode } from '../../../src/adapters/shared/backend/totp'
import { ACCOUNT, renderApp, withWorkspace, type RenderedApp } from '../support/render-app'

let app: RenderedApp | undefined

beforeEach(() => page.viewport(1280, 800))
afterEach(async () => {
  await app?.close()
  app = undefined
})

async function open(prepare: (auth: AuthPort) => void = () => undefined): Promise<RenderedApp> {
  app = await renderApp({
    path: '/',
    prepare: async (connection) => {
      await withWorkspace(connection)
      prepare(connection.ports.auth)
    },
  })
  await screen.findByRole('button', { name: 'Workspace: Engines' })
  await app.user.keyboard('gs')
  await app.user.click(await screen.findByRole('link', { name: 'Security' }))
  await screen.findByRole('heading', { name: 'Two-step sign-in' })
  return app
}

/** A code is good once: the next one, which is taken a little early. */
const nextCode = (secret: string) => totpCode(secret, Date.now() + 30_000)

describe('two-step sign-in', () => {
  it('is set up with a code of the app, asked for at the next sign-in, and turned off', async () => {
    const { user } = await open()
    await user.click(await screen.findByRole('button', { name: 'Set up' }))
    const dialog = await screen.findByRole('dialog', { name: 'Set up two-step sign-in' })
    await within(dialog).findByRole('img', { name: 'QR code for the authenticator app' })
    const secret = (dialog.querySelector('code')?.textContent ?? '').replaceAll(' ', '')
    await user.type(within(dialog).getByRole('textbox', { name: 'Code from the app' }), '12345{Enter}')
    await within(dialog).findByText(/This code is wrong/)
    await user.clear(within(dialog).getByRole('textbox'))
    await user.type(within(dialog).getByRole('textbox'), `${await totpCode(secret, Date.now())}{Enter}`)
    await screen.findByText(/^On since/)

    await user.click(screen.getByRole('button', { name: 'Account: Ada Lovelace' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Sign out' }))
    await user.type(await screen.findByLabelText('E-mail'), ACCOUNT.email)
    await user.type(screen.getByLabelText('Password'), `${ACCOUNT.password}{Enter}`)
    await user.type(await screen.findByRole('textbox', { name: /code/i }), `${await nextCode(secret)}{Enter}`)

    await user.click(await screen.findByRole('button', { name: 'Turn off' }))
    const sure = await screen.findByRole('alertdialog', { name: 'Turn off two-step sign-in?' })
    await user.click(within(sure).getByRole('button', { name: 'Turn off' }))
    expect(await screen.findByRole('button', { name: 'Set up' })).toBeDefined()
  })
})

describe('the password', () => {
  it('is changed for another of twelve characters at least', async () => {
    const { user, connection } = await open()
    await user.type(screen.getByLabelText('New password'), 'short{Enter}')
    await screen.findByText(/12 characters/, { selector: '[id$=error]' })
    await user.type(screen.getByLabelText('New password'), ' but long enough now{Enter}')
    await screen.findByText('Password changed')
    const step = connection.ports.auth.signIn({ method: 'password', email: ACCOUNT.email, password: 'short but long enough now' })
    expect(await step).toEqual({ next: 'done' })
  })

  it('is changed with a code from a mail where the backend wants one', async () => {
    const asked: unknown[] = []
    // The backend in this browser never does.
    const changePassword: AuthPort['changePassword'] = async (_, { code } = {}) => {
      asked.push(code)
      if (code === undefined) return { next: 'check-inbox', email: ACCOUNT.email }
      if (code !== '123456') throw portError('auth/bad-credentials', {})
      return { next: 'done' }
    }
    const { user } = await open((auth) => Object.assign(auth, { changePassword }))
    await user.type(screen.getByLabelText('New password'), 'a long enough password{Enter}')
    await screen.findByText(new RegExp(`we sent a code to ${ACCOUNT.email}`))
    const code = screen.getByLabelText('Code from the e-mail')
    await user.type(code, '111111{Enter}')
    await screen.findByText(/^That code is wrong/)
    await user.click(screen.getByRole('button', { name: 'Send another code' }))
    await user.clear(code)
    await user.type(code, '123456{Enter}')
    await screen.findByText('Password changed')
    expect(screen.queryByLabelText('Code from the e-mail')).toBeNull()
    expect(asked).toEqual([undefined, '111111', undefined, '123456'])
  })

  it('ends every session when one signs out everywhere', async () => {
    const { user } = await open()
    await user.click(screen.getByRole('button', { name: 'Sign out everywhere' }))
    const sure = await screen.findByRole('alertdialog', { name: 'Sign out everywhere?' })
    await user.click(within(sure).getByRole('button', { name: 'Sign out everywhere' }))
    expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeDefined()
  })
})
