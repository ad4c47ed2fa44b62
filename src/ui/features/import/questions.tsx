import { FIELD_POLICIES, type FieldPolicy } from '../../../domain/model/imports/planning/policy'
import { useWorkspace } from '../../app/workspace-context'
import { SelectField } from '../../design/select-field'
import { importCheckText as text } from '../../text/import-check'
import { type Answers, withFieldPolicy } from './draft-state'
import styles from './decisions.module.css'
import { differenceName } from './record-changes'

export interface PolicyChoiceProps {
  readonly answers: Answers
  /** Those that the file brings, `people.jobTitle`. */
  readonly fields: readonly string[]
  readonly onAnswer: (change: Partial<Answers>) => void
}

const AS_IN_FILE = 'as-in-file'

/** Whose the records are, and what becomes of values that are there already: for all fields, and for each that is to be otherwise. */
export function PolicyChoice({ answers, fields, onAnswer }: PolicyChoiceProps) {
  const { fields: definitions, members } = useWorkspace()
  const policies = FIELD_POLICIES.map((value) => ({ value, label: text.policies[value] }))
  const own = Object.keys(answers.fieldPolicies).length
  const nameOf = (path: string) => differenceName(path.slice(path.indexOf('.') + 1), definitions)
  return (
    <div className={styles.policy}>
      <SelectField
        label={text.policy}
        hint={text.policyHints[answers.policy]}
        value={answers.policy}
        options={policies}
        onValue={(policy) => onAnswer({ policy })}
      />
      <SelectField<string>
        label={text.owner}
        value={answers.owner ?? AS_IN_FILE}
        options={[
          { value: AS_IN_FILE, label: text.ownerAsInFile },
          ...members.map(({ id, displayName }) => ({ value: id, label: displayName })),
        ]}
        onValue={(value) => onAnswer({ owner: members.find(({ id }) => id === value)?.id ?? null })}
      />
      <details>
        <summary>{own === 0 ? text.byField : text.byFieldCount(own)}</summary>
        <div className={styles.fields}>
          {fields.map((field) => (
            <SelectField<FieldPolicy | 'all'>
              key={field}
              label={nameOf(field)}
              value={answers.fieldPolicies[field] ?? 'all'}
              options={[{ value: 'all', label: text.asAll }, ...policies]}
              onValue={(policy) => onAnswer(withFieldPolicy(answers, field, policy === 'all' ? null : policy))}
            />
          ))}
        </div>
      </details>
    </div>
  )
}
