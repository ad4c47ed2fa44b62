import { useWorkspace } from '../../../app/workspace-context'
import { Checkbox } from '../../../design/checkbox'
import { SelectField } from '../../../design/select-field'
import { TextField } from '../../../design/text-field'
import { formsText as text } from '../../../text/forms'
import { type Draft, withDeal } from './form-draft'
import styles from './forms.module.css'

interface DealFieldsProps {
  readonly draft: Draft
  readonly onDraft: (part: Partial<Draft>) => void
  readonly titleError: string | undefined
}

/** Whether a deal is made for whoever fills it in, what it is called, and where it begins. */
export function DealFields({ draft, onDraft, titleError }: DealFieldsProps) {
  const { pipelines, stages } = useWorkspace()
  const { dealTitle, dealStageId } = draft
  const open = stages.filter(({ kind }) => kind === 'open')
  const options = open.map(({ id, name, pipelineId }) => {
    const pipeline = pipelines.find((one) => one.id === pipelineId)?.name ?? ''
    return { value: String(id), label: pipelines.length > 1 ? `${pipeline}: ${name}` : name }
  })
  return (
    <fieldset className={styles.group}>
      <legend>{text.of.deals}</legend>
      <Checkbox checked={dealTitle !== null} onChecked={(isMade) => onDraft(withDeal(draft, isMade))}>
        {text.makesDeal}
      </Checkbox>
      {dealTitle === null ? null : (
        <>
          <TextField
            label={text.dealTitle}
            hint={text.dealTitleHint}
            value={dealTitle}
            onValue={(title) => onDraft({ dealTitle: title })}
            error={titleError}
          />
          <SelectField
            label={text.dealStage}
            value={dealStageId === null ? '' : String(dealStageId)}
            options={[{ value: '', label: text.firstStage }, ...options]}
            onValue={(chosen) => onDraft({ dealStageId: open.find(({ id }) => id === chosen)?.id ?? null })}
          />
        </>
      )}
    </fieldset>
  )
}
