import type { RefObject } from 'react'
import { useWorkspace } from '../../app/workspace-context'
import { SelectField } from '../../design/select-field'
import { TextField } from '../../design/text-field'
import { MoneyField } from '../../fields/number-field'
import { WhenField } from '../../fields/when-field'
import { appText } from '../../text/app'
import { dealsText } from '../../text/deals'
import { ContactField } from './contact-field'
import styles from './deal-fields.module.css'
import { openStages } from './in-pipeline'
import type { DealDraft } from './new-deal.model'
import { TagsField } from './tags-field'

const text = dealsText.create

interface DealFieldsProps {
  readonly draft: DealDraft
  readonly set: (part: Partial<DealDraft>) => void
  /** The sentence for a field, by the field's name. */
  readonly errors: Readonly<Record<string, string>>
  readonly titleField: RefObject<HTMLInputElement | null>
}

/** What can be said of a new deal. A lone pipeline needs no choice. */
export function DealFields({ draft, set, errors, titleField }: DealFieldsProps) {
  const { workspace, members, pipelines, stages } = useWorkspace()
  return (
    <>
      <TextField
        label={text.name}
        required
        autoFocus
        ref={titleField}
        value={draft.title}
        onValue={(title) => set({ title })}
        error={errors['title']}
      />
      <div className={styles.grid}>
        <MoneyField
          label={text.amount}
          optional={appText.optional}
          currency={draft.currency}
          value={draft.amount}
          onValue={(amount) => set({ amount })}
          error={errors['amountMinor']}
        />
        <SelectField
          label={text.currency}
          value={draft.currency}
          options={currenciesFor(workspace.currency).map((code) => ({ value: code, label: code }))}
          onValue={(currency) => set({ currency })}
        />
        <ContactField collection="companies" value={draft.company} onValue={(next) => set({ company: next })} />
        <ContactField collection="people" value={draft.person} onValue={(next) => set({ person: next })} />
        {pipelines.length < 2 ? null : (
          <SelectField
            label={dealsText.pipeline}
            value={draft.pipelineId}
            options={pipelines.map(({ id, name }) => ({ value: String(id), label: name }))}
            onValue={(pipelineId) => set({ pipelineId, stageId: openStages(stages, pipelineId)[0]?.id ?? '' })}
          />
        )}
        <SelectField
          label={text.stage}
          value={draft.stageId}
          options={openStages(stages, draft.pipelineId).map(({ id, name }) => ({ value: String(id), label: name }))}
          onValue={(stageId) => set({ stageId })}
        />
        <WhenField
          label={text.expectedClose}
          optional={appText.optional}
          kind="day"
          value={draft.closeOn}
          onValue={(closeOn) => set({ closeOn })}
          error={errors['expectedCloseOn']}
        />
        <SelectField
          label={text.owner}
          value={draft.ownerId}
          options={[
            ...members
              .filter(({ status }) => status === 'active')
              .map(({ id, displayName }) => ({ value: String(id), label: displayName })),
            { value: '', label: text.nobody },
          ]}
          onValue={(ownerId) => set({ ownerId })}
        />
        <TagsField value={draft.tags} onValue={(tags) => set({ tags })} />
      </div>
    </>
  )
}

/** The workspace's own first, then every currency there is. */
function currenciesFor(own: string): readonly string[] {
  return [own, ...Intl.supportedValuesOf('currency').filter((code) => code !== own)]
}
