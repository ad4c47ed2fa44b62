/** The words of a text, each by itself. */
export type Word<Text extends string> = Text extends `${infer First} ${infer Others}` ? First | Word<Others> : Text

/** A list of names as one reads it, with blanks between them. */
export function words<const Text extends string>(text: Text): readonly Word<Text>[] {
  return text.split(' ') as Word<Text>[] // as the type is made
}
