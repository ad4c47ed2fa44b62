/** Focuses the grid of the screen, if it shows one: where one goes on after the search field or the bulk bar. */
export function focusGrid(): void {
  document.querySelector<HTMLElement>('[role=grid]')?.focus({ preventScroll: true })
}
