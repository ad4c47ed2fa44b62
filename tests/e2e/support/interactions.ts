import { expect, type Locator, type Page } from '@playwright/test'

/** Counts what a person does: a click, a press of a key, and a text that is typed, each as one. */
export class Interactions {
  private readonly page: Page
  private count = 0

  constructor(page: Page) {
    this.page = page
  }

  async click(target: Locator): Promise<void> {
    this.count += 1
    await target.click()
  }

  async press(...keys: readonly string[]): Promise<void> {
    for (const key of keys) {
      this.count += 1
      await this.page.keyboard.press(key)
    }
  }

  /** Into whatever has the focus, which is to be this. */
  async type(target: Locator, text: string): Promise<void> {
    await expect(target).toBeFocused()
    this.count += 1
    await this.page.keyboard.type(text)
  }

  expectAtMost(most: number): void {
    expect(this.count).toBeLessThanOrEqual(most)
  }
}
