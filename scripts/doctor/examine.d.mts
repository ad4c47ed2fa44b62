/** What was found about one thing: `name` is a word for it, always the same. */
export interface Finding {
  readonly name: string
  readonly state: 'well' | 'wrong' | 'unseen'
  readonly said: string
  readonly todo?: string
}

export function examine(options: {
  readonly url: string
  readonly key: string
  /** The address of the app. */
  readonly app?: string
  readonly email?: string
  readonly password?: string
}): Promise<readonly Finding[]>
