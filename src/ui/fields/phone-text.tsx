import { lazyText, type LazyTextProps } from '../design/lazy-text'

/** A sentence with a number in it, the number as others write it: `+49 170 1234567`. */
export const PhoneSentence = lazyText(() => import('../../domain/model/people/phone-numbers').then((file) => file.shownPhone))

/** The number alone, from left to right whatever is around it. */
export function PhoneText({ text }: Pick<LazyTextProps, 'text'>) {
  return (
    <bdi dir="ltr">
      <PhoneSentence text={text} />
    </bdi>
  )
}
