import { expect, test } from './support/portside-test'

test('a new visitor may try it, sign up or sign in, and a deep link survives a reload', async ({ page }) => {
  await page.goto('/')
  await expect(page).toHaveTitle(/Portside/)
  await expect(page.getByRole('button', { name: 'Try it now' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Create account' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Sign in' })).toBeVisible()
  await page.goto('/sign-up')
  await page.reload()
  await expect(page.getByLabel(/e-mail|email/i)).toBeVisible()
})

test('the strict headers are there', async ({ request }) => {
  const response = await request.get('/')
  expect(response.headers()['content-security-policy']).toMatch(/script-src 'self' 'sha256-[^']{44}'; style-src 'self';/)
  expect(response.headers()['content-security-policy']).toContain("require-trusted-types-for 'script'")
})
