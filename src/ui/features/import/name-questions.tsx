import { useState } from 'react'
import type { NameChoice, NameChoices, NameKind, UnknownName } from '../../../domain/model/imports/planning/name-resolver'
import type { Id } from '../../../domain/model/kernel/id'
import { useWorkspace, type WorkspaceView } from '../../app/workspace-context'
import { Button } from '../../design/button'
import { SelectField, type SelectOption } from '../../design/select-field'
import { importNamesText as text } from '../../text/import-check'
import type { Answers } from './draft-state'
import styles from './decisions.module.css'
import type { PlanSummary } from './import-messages'
import { openNames, openProposals } from './open-names'

export interface NameQuestionsProps {
  readonly plan: PlanSummary
  readonly answers: Answers
  readonly onAnswer: (change: Partial<Answers>) => void
  /** Takes what is proposed for all that is not decided. */
  readonly onTakeAll: () => void
}

const KINDS: readonly NameKind[] = ['pipeline', 'stage', 'lost-reason', 'owner']
/** Asked at once of one kind: a file can name hundreds. */
const SHOWN_AT_FIRST = 8

/** Names in the file that nobody and nothing has here, on one sheet: each stands for what is proposed, or for something else. */
export function NameQuestions({ plan, answers, onAnswer, onTakeAll }: NameQuestionsProps) {
  const workspace = useWorkspace()
  const { unknown } = plan
  if (unknown.length === 0) return null
  const open = openNames(unknown, answers.names)
  const proposals = openProposals(plan, answers.names)
  const canTakeAll = Object.keys(proposals).length > 0
  return (
    <section className={styles.kind} aria-label={text.title}>
      <h3>{text.title}</h3>
      <p className={styles.lead}>{open.length === 0 ? text.settled : canTakeAll ? text.lead : text.leadWithout}</p>
      {KINDS.map((kind) => {
        const names = unknown.filter((name) => name.kind === kind)
        return names.length === 0 ? null : (
          <KindQuestions key={kind} kind={kind} names={names} proposals={proposals} answers={answers} onAnswer={onAnswer} />
        )
      })}
      {canTakeAll ? (
        <div>
          <Button variant="primary" onClick={onTakeAll}>
            {text.takeAll(workspace.formats.number(open.length), open.length === 1)}
          </Button>
        </div>
      ) : null}
    </section>
  )
}

interface KindQuestionsProps extends Pick<NameQuestionsProps, 'answers' | 'onAnswer'> {
  readonly kind: NameKind
  readonly names: readonly UnknownName[]
  readonly proposals: NameChoices
}

function KindQuestions({ kind, names, proposals, answers, onAnswer }: KindQuestionsProps) {
  const workspace = useWorkspace()
  const [isAll, setAll] = useState(false)
  return (
    <fieldset className={styles.group}>
      <legend>{text.titles[kind]}</legend>
      <div className={styles.names}>
        {names.slice(0, isAll ? names.length : SHOWN_AT_FIRST).map((name) => {
          const proposal = answers.names[name.key] === undefined ? proposals[name.key] : undefined
          return (
            <SelectField<string>
              key={name.key}
              label={text.nameOf(name.text, workspace.formats.number(name.rows), name.rows === 1)}
              hint={proposal === undefined ? undefined : text.proposed}
              value={valueOf(answers.names[name.key] ?? proposal)}
              options={optionsFor(name, proposal ?? answers.names[name.key], workspace)}
              onValue={(value) => onAnswer({ names: chosen(answers, name, { value, workspace }) })}
            />
          )
        })}
      </div>
      {names.length > SHOWN_AT_FIRST && !isAll ? (
        <div>
          <Button size="sm" onClick={() => setAll(true)}>
            {text.more(names.length - SHOWN_AT_FIRST)}
          </Button>
        </div>
      ) : null}
    </fieldset>
  )
}

const OPEN = ''
const BLANK = 'blank'
const MAKE = 'make'

function valueOf(choice: NameChoice | undefined): string {
  if (choice === undefined) return OPEN
  return choice.kind === 'use' ? choice.id : choice.kind
}

function optionsFor(
  name: UnknownName,
  choice: NameChoice | undefined,
  workspace: WorkspaceView,
): readonly SelectOption<string>[] {
  const { kind, text: said, within } = name
  // A deal is in a stage, and a lost one says why.
  const mayBeBlank = kind === 'owner'
  const made = (choice?.kind === 'make' ? choice.name : undefined) ?? (said || text.imported)
  const isMade = kind === 'lost-reason' || kind === 'pipeline' || (kind === 'stage' && within !== null)
  return [
    { value: OPEN, label: text.open },
    ...(isMade && workspace.may('manage-pipelines')
      ? [{ value: MAKE, label: kind === 'pipeline' ? text.makePipeline(made) : text.make(made) }]
      : []),
    ...(mayBeBlank ? [{ value: BLANK, label: text.blank }] : []),
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
  if (value === BLANK) return { ...others, [name.key]: { kind: value } }
  if (value === MAKE) return { ...others, [name.key]: { kind: value, ...(name.text === '' ? { name: text.imported } : {}) } }
  const used = knownTo(name, workspace).find(({ id }) => id === value)
  return used === undefined ? others : { ...others, [name.key]: { kind: 'use', id: used.id } }
}

interface Choosing {
  readonly value: string
  readonly workspace: WorkspaceView
}
