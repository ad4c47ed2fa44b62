import { screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'

/** Chooses by what the line says. */
export async function choose(user: UserEvent, control: HTMLElement, line: string): Promise<void> {
  await user.click(control)
  await user.click(await screen.findByRole('option', { name: line }))
}
