import { Paperclip } from 'lucide-react'
import { FILES_KEY } from '../../../../domain/model/forms/form-fields'
import { formsText as text } from '../../../text/forms'
import type { Draft } from './form-draft'
import styles from './forms.module.css'

/** What strangers will see, as it is typed. Nothing in it can be used. */
export function FormPreview({ draft }: { readonly draft: Draft }) {
  const { title, introduction, fields, consent } = draft
  const shown = fields.filter(({ value }) => value === null)
  return (
    <section className={styles.preview} aria-label={text.preview}>
      <h3>{title}</h3>
      {introduction === null || introduction === '' ? null : <p>{introduction}</p>}
      {shown.map(({ key, label, help, required }) => (
        <div key={key} className={styles.group}>
          <span>{required ? label : `${label} ${text.optional}`}</span>
          <span className={styles.box}>{key === FILES_KEY ? <Paperclip size={14} aria-hidden="true" /> : null}</span>
          {help === null || help === '' ? null : <small>{help}</small>}
        </div>
      ))}
      {consent === null || consent === '' ? null : <p>☐ {consent}</p>}
      <p>
        <strong>{text.send}</strong>
      </p>
    </section>
  )
}
