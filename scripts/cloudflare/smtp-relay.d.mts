export interface SmtpRelay {
  readonly address: string
  readonly variables: Readonly<Record<string, string>>
  close(): void
}

export function openSmtpRelay(settings: Readonly<Record<string, string | undefined>>): Promise<SmtpRelay>
