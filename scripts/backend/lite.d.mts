/** lite with nothing mended, for the tests that say what there is to mend. */
export function openLiteAsIs(options: {
  readonly databaseUrl: string
  readonly appUrl: string
  readonly sendMail: (mail: { readonly to: string; readonly text: string }) => Promise<void>
}): Promise<{
  readonly app: { fetch(request: Request, context?: object): Promise<Response> }
  readonly connection: { close(): Promise<void> }
}>
