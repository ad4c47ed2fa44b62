import { recordText } from '../text/record'

/** What a field is called among browsers that speak different languages; one of the workspace's own by its label. */
export function fieldKeyOf(label: string): string {
  return Object.entries<string>(recordText.fields).find(([, text]) => text === label)?.[0] ?? label
}

/** What it is called here. */
export function fieldLabelOf(key: string): string {
  return new Map(Object.entries<string>(recordText.fields)).get(key) ?? key
}
