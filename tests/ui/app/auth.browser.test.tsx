import { screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { browserRuntime } from '../../../src/adapters/browser/runtime'
import { mutationIdOf } from '../../../src/domain/model/records/meta'
import { ACCOUNT, renderApp, withWorkspace, type RenderedApp } from '../support/render-app'

let app: RenderedApp | undefined
afterEach(async () => {
  await app?.close()
  app = undefined
})

async function open(path: string, prepare?: Parameters<typeof renderApp>[0]['prepare']): Promise<RenderedApp> {
  app = await renderApp(prepare === undefined ? { path } : { path, prepare })
  return app
}

const heading = (name: string) => screen.findByRole('heading', { level: 1, name })

describe('signing in and up', () => {
  it('leads from nothing to an open workspace, with the keyboard alone', async () => {
    const { user } = await open('/')
    await heading('Welcome to Portside')
    const link = screen.getByRole('link', { name: 'Create account' })
    link.focus()
    await user.keyboard('{Enter}')
    await heading('Create your account')

    screen.getByLabelText('Your name').focus()
    await user.keyboard('Ada Lovelace{Tab}ada@example.com{Tab}correct horse battery{Enter}')
    await heading('Create a workspace')
    screen.getByLabelText('Name of your team or company').focus()
    await user.keyboard('Engines{Tab}{ArrowDown}{Enter}')

    expect(await screen.findByRole('button', { name: 'Workspace: Engines' })).toBeDefined()
    expect(location.pathname).toMatch(/^\/w\/[a-z0-9-]+$/)
  })

  it('keeps what was typed and says what is wrong next to the field', async () => {
    const { user } = await open('/sign-up')
    await heading('Create your account')
    await user.type(screen.getByLabelText('Your name'), 'Ada')
    await user.type(screen.getByLabelText('E-mail'), 'ada@example.com')
    await user.type(screen.getByLabelText('Password'), 'short{Enter}')
    const password = screen.getByLabelText<HTMLInputElement>('Password')
    expect({ value: password.value, invalid: password.ariaInvalid, says: describedBy(password) }).toEqual({
      value: 'short',
      invalid: 'true',
      says: 'At least 12 characters. A few words are better than symbols. Password must have 12 characters or more.',
    })
  })

  it('refuses a wrong password in one sentence, and goes on to where one wanted to go', async () => {
    const { user } = await open('/workspaces', async ({ ports }) => {
      await ports.auth.signUp(ACCOUNT)
      await ports.auth.signOut('this-device')
    })
    await heading('Sign in')
    await user.type(screen.getByLabelText('E-mail'), ACCOUNT.email)
    await user.type(screen.getByLabelText('Password'), 'not the right one{Enter}')
    expect((await screen.findByRole('alert')).textContent).toBe(
      'That e-mail and password do not match. Check both, or reset your password.',
    )
    await user.clear(screen.getByLabelText('Password'))
    await user.type(screen.getByLabelText('Password'), `${ACCOUNT.password}{Enter}`)
    await heading('Your workspaces')
    expect(location.pathname).toBe('/workspaces')
  })

  it('sets a new password by the link in the mail', async () => {
    const { user, backend } = await open('/forgot-password', async ({ ports }) => {
      await ports.auth.signUp(ACCOUNT)
      await ports.auth.signOut('this-device')
    })
    await heading('Reset your password')
    await user.type(screen.getByLabelText('E-mail'), `${ACCOUNT.email}{Enter}`)
    await heading('Open your link')
    const mail = await firstMail(backend)
    history.pushState(null, '', mail.path)
    await heading('Choose a new password')
    await user.type(screen.getByLabelText('New password'), 'another long password{Enter}')
    expect(await heading('Create a workspace')).toBeDefined()
  })

  it('takes an invitation once the invited person has an account', async () => {
    const { user, backend } = await open('/', async (connection) => {
      const workspaceId = await withWorkspace(connection)
      const { functions, auth } = connection.ports
      const input = { workspaceId, email: 'grace@example.com', role: 'member' } as const
      await functions.call('invite-member', input, { mutationId: mutationIdOf(browserRuntime().newId()) })
      await auth.signOut('this-device')
    })
    history.pushState(null, '', (await firstMail(backend)).path)
    await heading('Join Engines')
    expect(screen.getByText(/^Ada Lovelace invited you\./)).toBeDefined()
    await user.click(screen.getByRole('link', { name: 'Create account' }))
    await heading('Create your account')
    await user.type(screen.getByLabelText('Your name'), 'Grace Hopper')
    await user.type(screen.getByLabelText('E-mail'), 'grace@example.com')
    await user.type(screen.getByLabelText('Password'), 'nanoseconds of wire{Enter}')
    await user.click(await screen.findByRole('button', { name: 'Accept the invitation' }))
    expect(await screen.findByRole('button', { name: 'Workspace: Engines' })).toBeDefined()
  })

  it('says before one signs in that an invitation can no longer be accepted', async () => {
    const { backend } = await open('/', async (connection) => {
      const workspaceId = await withWorkspace(connection)
      const { functions, auth } = connection.ports
      const call = () => ({ mutationId: mutationIdOf(browserRuntime().newId()) })
      const input = { workspaceId, email: 'grace@example.com', role: 'member' } as const
      const invited = await functions.call('invite-member', input, call())
      if (!invited.ok) throw new Error(invited.refusal)
      await functions.call('revoke-invitation', { workspaceId, ...invited.value }, call())
      await auth.signOut('this-device')
    })
    history.pushState(null, '', (await firstMail(backend)).path)
    await heading('This invitation is no longer valid')
    expect(screen.getByText(/^It was accepted or taken back, or it has expired/)).toBeDefined()
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Sign in'])
  })

  it('says what to do about an invitation that does not exist', async () => {
    const { user } = await open('/invite/made-up', async ({ ports }) => void (await ports.auth.signUp(ACCOUNT)))
    await user.click(await screen.findByRole('button', { name: 'Accept the invitation' }))
    expect((await screen.findByRole('alert')).textContent).toMatch(/^This invitation does not exist/)
  })

  it('asks before a link of somebody else signs in as them', async () => {
    const eve = { email: 'eve@example.com', password: 'a password of eve', name: 'Eve' }
    const { user, backend } = await open('/', async (connection) => {
      await connection.ports.auth.signUp(eve)
      await connection.ports.auth.requestPasswordReset(eve.email)
      await connection.ports.auth.signOut('this-device')
      await withWorkspace(connection)
    })
    const { path } = await firstMail(backend)
    await screen.findByRole('button', { name: 'Workspace: Engines' })
    history.pushState(null, '', path)
    await heading('Use another account?')
    expect(screen.getByText(/^You are signed in as ada@example.com. This link signs you in as eve@example.com/)).toBeDefined()
    await user.click(screen.getByRole('link', { name: 'Stay signed in as ada@example.com' }))
    await screen.findByRole('button', { name: 'Workspace: Engines' })
    history.pushState(null, '', path)
    await user.click(await screen.findByRole('button', { name: 'Sign in as eve@example.com' }))
    expect(await heading('Choose a new password')).toBeDefined()
  })

  it('says so when a link does not work', async () => {
    await open('/auth/callback?token=used-up')
    expect(await heading('This link does not work')).toBeDefined()
  })
})

function describedBy(field: HTMLElement): string {
  const ids = field.getAttribute('aria-describedby')?.split(' ') ?? []
  return ids.map((id) => document.getElementById(id)?.textContent).join(' ')
}

function firstMail(backend: RenderedApp['backend']) {
  return new Promise<{ readonly path: string }>((resolve) => {
    const subscription = backend.mailbox.mails$.subscribe(([mail]) => {
      if (mail === undefined) return
      resolve(mail)
      queueMicrotask(() => subscription.unsubscribe())
    })
  })
}
