/** How many random cases: few in every run of the tests, many where `npm run explore` looks for new ones. */
export function runs({ few, many }: { readonly few: number; readonly many: number }): number {
  return import.meta.env['VITE_EXPLORES'] === undefined ? few : many
}
