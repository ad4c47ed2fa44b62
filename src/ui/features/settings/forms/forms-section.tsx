import { Plus } from 'lucide-react'
import { useState } from 'react'
import { map } from 'rxjs'
import type { Form } from '../../../../domain/model/forms/form'
import type { Id } from '../../../../domain/model/kernel/id'
import type { RecordOf } from '../../../../domain/model/records/collections'
import { usePorts } from '../../../app/ports-context'
import { useApply } from '../../../app/use-apply'
import { useWorkspace } from '../../../app/workspace-context'
import { Button } from '../../../design/button'
import { Panel, Panels } from '../../../design/panel'
import { Skeleton } from '../../../design/skeleton'
import { Tag } from '../../../design/tag'
import { useStream } from '../../../hooks/use-stream'
import { errorText } from '../../../text/error-text'
import { formsText as text } from '../../../text/forms'
import styles from '../integrations/integrations.module.css'
import rows from '../rows.module.css'
import { AnswersDialog } from './answers-dialog'
import { FormEditor } from './form-editor'
import { ShareDialog } from './share-dialog'

const MOST = 100

type Opened = { readonly what: 'edit' | 'share' | 'answers'; readonly id: Id } | { readonly what: 'new' }

/** The forms of the workspace. */
export function FormsSection() {
  const { records, functions } = usePorts()
  const { workspace } = useWorkspace()
  const [opened, setOpened] = useState<Opened | null>(null)
  const state = useStream(workspace.id, () =>
    records
      .watch('forms', {
        workspaceId: workspace.id,
        orderBy: [{ field: 'name', direction: 'asc', empty: 'last' }],
        limit: MOST,
      })
      .pipe(map(({ value }) => value.items)),
  )
  const close = () => setOpened(null)
  const openedId = opened === null || opened.what === 'new' ? null : opened.id
  // As it now stands: it may be opened, or sent, meanwhile.
  const named = state.status === 'ready' ? state.value.find(({ id }) => id === openedId) : undefined
  return (
    <Panels>
      <Panel
        title={text.title}
        lead={functions.formsAddress() === null ? `${text.lead} ${text.onDevice}` : text.lead}
        actions={
          <Button variant="primary" icon={<Plus size={14} />} onClick={() => setOpened({ what: 'new' })}>
            {text.add}
          </Button>
        }
      >
        {state.status === 'pending' ? <Skeleton width="60%" /> : null}
        {state.status === 'failed' ? <p role="alert">{errorText(state.error)}</p> : null}
        {state.status !== 'ready' ? null : state.value.length === 0 ? (
          <p className={styles.note}>{text.empty}</p>
        ) : (
          <ul className={rows.list} aria-label={text.title}>
            {state.value.map((form) => (
              <FormRow key={form.id} form={form} onOpen={(what) => setOpened({ what, id: form.id })} />
            ))}
          </ul>
        )}
      </Panel>
      {opened?.what === 'new' ? <FormEditor form={null} onClose={close} /> : null}
      {opened?.what === 'edit' && named !== undefined ? <FormEditor form={named} onClose={close} /> : null}
      {opened?.what === 'share' && named !== undefined ? <ShareDialog form={named} onClose={close} /> : null}
      {opened?.what === 'answers' && named !== undefined ? <AnswersDialog form={named} onClose={close} /> : null}
    </Panels>
  )
}

const COLOURS = { draft: 'grey', open: 'green', closed: 'orange' } as const satisfies Record<Form['status'], string>

interface FormRowProps {
  readonly form: RecordOf<'forms'>
  readonly onOpen: (what: 'edit' | 'share' | 'answers') => void
}

function FormRow({ form, onOpen }: FormRowProps) {
  const { formats } = useWorkspace()
  const apply = useApply()
  const { id, name, status, taken, version } = form
  const target = { collection: 'forms', id, expect: version } as const
  const isOpen = status === 'open'
  const turn = () =>
    void apply(isOpen ? text.closed(name) : text.opened(name), [
      { kind: 'update', ...target, patch: { status: isOpen ? 'closed' : 'open' } },
    ])
  return (
    <li className={rows.row}>
      <div className={rows.what}>
        <span className={styles.keyName}>
          <span className={rows.name}>{name}</span>
          <Tag colour={COLOURS[status]}>{text.statusOf[status]}</Tag>
        </span>
        <span className={styles.note}>{text.taken(taken, formats.number(taken))}</span>
      </div>
      <div className={styles.controls}>
        <Button size="sm" aria-label={isOpen ? text.closeOf(name) : text.openOf(name)} onClick={turn}>
          {isOpen ? text.close : text.open}
        </Button>
        <Button size="sm" aria-label={text.shareOf(name)} onClick={() => onOpen('share')}>
          {text.share}
        </Button>
        <Button size="sm" aria-label={text.answersOf(name)} onClick={() => onOpen('answers')}>
          {text.answers}
        </Button>
        <Button size="sm" aria-label={text.editOf(name)} onClick={() => onOpen('edit')}>
          {text.edit}
        </Button>
        <Button
          size="sm"
          variant="quiet"
          aria-label={text.removeOf(name)}
          onClick={() => void apply(text.removed(name), [{ kind: 'trash', ...target }])}
        >
          {text.remove}
        </Button>
      </div>
    </li>
  )
}
