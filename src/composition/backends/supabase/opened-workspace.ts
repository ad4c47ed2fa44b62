/** The slug or id in the address of the page, as `PATTERNS` of `ui/app/routes.ts` has it; `null`: it is of no workspace. */
export function openedWorkspace(): string | null {
  return /^\/w\/([^/]+)/.exec(location.pathname)?.[1] ?? null
}
