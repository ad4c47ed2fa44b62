/** A new account in this profile, with a workspace of sample data; ends on its people. */
export async function signUpWithSample(page, app) {
  await page.goto(`${app}sign-up`)
  await page.getByLabel('Your name').fill('Bea Bench')
  await page.getByLabel('E-mail').fill('bea@bench.example')
  await page.getByLabel('Password').fill('a long bench password')
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.getByLabel('Name of your team or company').fill('Bench & Co.')
  await page.getByRole('button', { name: 'Create workspace' }).click()
  await page.getByRole('link', { name: 'People' }).first().click()
}
