import { workspacesText } from '../../text/workspaces'
import styles from './workspaces.module.css'

const choices = () => [
  { id: 'start-sample', sample: true, label: workspacesText.sample, hint: workspacesText.sampleHint },
  { id: 'start-empty', sample: false, label: workspacesText.empty, hint: workspacesText.emptyHint },
]

/** Something to try things on, or nothing yet. */
export function StartChoice(props: { readonly sample: boolean; readonly onChoose: (sample: boolean) => void }) {
  return (
    <fieldset className={styles.choices}>
      <legend className={styles.legend}>{workspacesText.start}</legend>
      {choices().map(({ id, sample, label, hint }) => (
        <div key={id} className={styles.choice}>
          <input
            type="radio"
            name="start"
            id={id}
            aria-describedby={`${id}-hint`}
            checked={props.sample === sample}
            onChange={() => props.onChoose(sample)}
          />
          <label htmlFor={id} className={styles.choiceLabel}>
            {label}
          </label>
          <p className={styles.hint} id={`${id}-hint`}>
            {hint}
          </p>
        </div>
      ))}
    </fieldset>
  )
}
