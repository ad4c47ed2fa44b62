const EMAIL = 'bea@bench.example'

/**
 * A new account in this profile, with a workspace of sample data; ends on its people.
 *
 * @param project a local Supabase; `null`: in this browser
 */
export async function signUpWithSample(page, app, project = null) {
  await fillSignUp(page, app)
  if (project !== null) await confirmAddress(page, project)
  await nameWorkspace(page)
}

/** As `signUpWithSample`, with an empty workspace. */
export async function signUp(page, app, project) {
  await fillSignUp(page, app)
  if (project !== null) await confirmAddress(page, project)
  await page.getByText('An empty workspace').click()
  await nameWorkspace(page)
}

async function confirmAddress(page, { url }) {
  const code = page.getByLabel('Code from the e-mail')
  await code.waitFor()
  const [mail] = await (await fetch(`${url}/__dev/mail?to=${EMAIL}`)).json()
  await code.fill(/\b\d{6,8}\b/.exec(mail.text)[0])
  await page.getByRole('button', { name: 'Continue' }).click()
}

async function fillSignUp(page, app) {
  await page.goto(`${app}sign-up`)
  await page.getByLabel('Your name').fill('Bea Bench')
  await page.getByLabel('E-mail').fill(EMAIL)
  await page.getByLabel('Password').fill('a long bench password')
  await page.getByRole('button', { name: 'Create account' }).click()
}

async function nameWorkspace(page) {
  await page.getByLabel('Name of your team or company').fill('Bench & Co.')
  await page.getByRole('button', { name: 'Create workspace' }).click()
  await page.getByRole('link', { name: 'People' }).first().click()
}
