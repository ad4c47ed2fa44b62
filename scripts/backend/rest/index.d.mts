export interface Rest {
  fetch(request: Request): Promise<Response>
  close(): Promise<void>
}

export function openRest(options: {
  readonly databaseUrl: string
  /** Who serves everything else. */
  readonly rest: (request: Request) => Promise<Response>
}): Rest
