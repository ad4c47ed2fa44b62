import { useState } from 'react'
import type { NameChoice, NameKind, UnknownName } from '../../../domain/model/imports/planning/name-resolver'
import { FIELD_POLICIES, type FieldPolicy } from '../../../domain/model/imports/planning/policy'
import type { Id } from '../../../domain/model/kernel/id'
import { useWorkspace, type WorkspaceView } from '../../app/workspace-context'
import { Button } from '../../design/button'
import { SelectField, type SelectOption } from '../../design/select-field'
import { importCheckText as text, importNamesText } from '../../text/import-check'
import { type Answers, withFieldPolicy } from './draft-state'
import styles from './decisions.module.css'
import { differenceName } from './record-changes'

export interface NameQuestionsProps {
  readonly unknown: readonly UnknownName[]
  readonly answers: Answers
  readonly onAnswer: (change: Partial<Answers>) => void
}

const KINDS: readonly NameKind[] = ['stage', 'pipeline', 'owner', 'lost-reason']
/** Asked at once of one kind: a file can name hundreds. */
const SHOWN_AT_FIRST = 8

/** Names in the file that nobody and nothing has here: each is one that is there, a new one, or nothing. */
export function NameQuestions({ unknown, answers, onAnswer }: NameQuestionsProps) {
  return KINDS.map((kind) => {
    const names = unknown.filter((name) => name.kind === kind)
    return names.length === 0 ? null : (
      <KindQuestions key={kind} kind={kind} names={names} answers={answers} onAnswer={onAnswer} />
    )
  })
}

interface KindQuestionsProps extends Omit<NameQuestionsProps, 'unknown'> {
  readonly kind: NameKind
  readonly names: readonly UnknownName[]
}

function KindQuestions({ kind, names, answers, onAnswer }: KindQuestionsProps) {
  const workspace = useWorkspace()
  const [isAll, setAll] = useState(false)
  const open = names.filter(({ key }) => answers.names[key] === undefined).length
  return (
    <section className={styles.kind} aria-label={importNamesText.titles[kind]}>
      <h3>{importNamesText.titles[kind]}</h3>
      <p className={styles.lead}>{open === 0 ? importNamesText.settled : importNamesText.leads[kind]}</p>
      <div className={styles.names}>
        {names.slice(0, isAll ? names.length : SHOWN_AT_FIRST).map((name) => (
          <SelectField<string>
            key={name.key}
            label={importNamesText.nameOf(name.text, workspace.formats.number(name.rows), name.rows === 1)}
            value={valueOf(answers.names[name.key])}
            options={optionsFor(name, workspace)}
            onValue={(value) => onAnswer({ names: chosen(answers, name, { value, workspace }) })}
          />
        ))}
      </div>
      {names.length > SHOWN_AT_FIRST && !isAll ? (
        <div>
          <Button size="sm" onClick={() => setAll(true)}>
            {importNamesText.more(names.length - SHOWN_AT_FIRST)}
          </Button>
        </div>
      ) : null}
    </section>
  )
}

const OPEN = ''
const BLANK = 'blank'
const MAKE = 'make'

function valueOf(choice: NameChoice | undefined): string {
  if (choice === undefined) return OPEN
  return choice.kind === 'use' ? choice.id : choice.kind
}

function optionsFor(name: UnknownName, workspace: WorkspaceView): readonly SelectOption<string>[] {
  const { kind, text: said, within } = name
  // A deal is in a stage, and a lost one says why.
  const mayBeBlank = kind === 'owner'
  const isMade = kind === 'lost-reason' ? said !== '' : kind === 'stage' && within !== null
  return [
    { value: OPEN, label: importNamesText.open },
    ...(isMade && workspace.may('manage-pipelines') ? [{ value: MAKE, label: importNamesText.make(said) }] : []),
    ...(mayBeBlank ? [{ value: BLANK, label: importNamesText.blank }] : []),
    ...knownTo(name, workspace).map(({ id, name: label }) => ({ value: id, label })),
  ]
}

/** Those that are there, and can be meant. */
function knownTo({ kind, within }: UnknownName, workspace: WorkspaceView): readonly Named[] {
  const { members, pipelines, stages, lostReasons } = workspace
  const known: Readonly<Record<NameKind, readonly Named[]>> = {
    owner: members.map(({ id, displayName }) => ({ id, name: displayName })),
    pipeline: pipelines,
    stage: stages.filter(({ pipelineId }) => within === null || pipelineId === within),
    'lost-reason': lostReasons,
  }
  return known[kind]
}

interface Named {
  readonly id: Id
  readonly name: string
}

function chosen({ names }: Answers, name: UnknownName, { value, workspace }: Choosing): Answers['names'] {
  const { [name.key]: _, ...others } = names
  if (value === BLANK || value === MAKE) return { ...others, [name.key]: { kind: value } }
  const used = knownTo(name, workspace).find(({ id }) => id === value)
  return used === undefined ? others : { ...others, [name.key]: { kind: 'use', id: used.id } }
}

interface Choosing {
  readonly value: string
  readonly workspace: WorkspaceView
}

export interface PolicyChoiceProps {
  readonly answers: Answers
  /** Those that the file brings, `people.jobTitle`. */
  readonly fields: readonly string[]
  readonly onAnswer: (change: Partial<Answers>) => void
}

/** What becomes of values that are there already: for all fields, and for each one that is to be otherwise. */
export function PolicyChoice({ answers, fields, onAnswer }: PolicyChoiceProps) {
  const { fields: definitions } = useWorkspace()
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
