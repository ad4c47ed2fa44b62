import { Copy } from 'lucide-react'
import { useToasts } from '../../app/toasts'
import { Button } from '../../design/button'
import { recordText } from '../../text/record'
import styles from './lost-texts.module.css'
import type { TypedText } from './typed-texts'

/** What was being typed when the record went: it can be taken along. */
export function LostTexts({ texts }: { readonly texts: readonly TypedText[] }) {
  const toasts = useToasts()
  const copy = ({ label, text }: TypedText) =>
    void navigator.clipboard.writeText(text).then(
      () => toasts.show({ title: recordText.copied(label) }),
      () => toasts.show({ tone: 'danger', title: recordText.notCopied }),
    )
  return (
    <section className={styles.lost} aria-label={recordText.lost}>
      <p role="alert">{recordText.lost}</p>
      <dl>
        {texts.map((typed, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- two fields may be called the same, and they stay as they are
          <div key={at} className={styles.text}>
            <dt>{typed.label}</dt>
            <dd>{typed.text}</dd>
            <Button size="sm" icon={<Copy size={12} />} aria-label={recordText.copy(typed.label)} onClick={() => copy(typed)}>
              {recordText.copyLost}
            </Button>
          </div>
        ))}
      </dl>
    </section>
  )
}
