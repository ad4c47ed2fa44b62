import { Download } from 'lucide-react'
import { useMemo } from 'react'
import { describedGroups } from '../../../../domain/use-cases/api/described'
import { openApi } from '../../../../domain/use-cases/api/open-api'
import { usePorts, useRuntime } from '../../../app/ports-context'
import { saveAs } from '../../../app/save-as'
import { useWorkspace } from '../../../app/workspace-context'
import { Button } from '../../../design/button'
import { Panel, Panels } from '../../../design/panel'
import { useStream } from '../../../hooks/use-stream'
import { apiKeysText } from '../../../text/api-keys'
import { apiReferenceText } from '../../../text/api-reference'
import { ApiKeyList } from '../integrations/api-keys.model'
import { OperationEntry } from './operation-entry'
import styles from './api-reference.module.css'

/** The description of the API, with the address of this workspace once it is known. */
export function ApiReference() {
  const { functions } = usePorts()
  const runtime = useRuntime()
  const { workspace } = useWorkspace()
  const list = useMemo(() => new ApiKeyList(functions, runtime, workspace.id), [functions, runtime, workspace.id])
  const state = useStream(list, () => list.state$)
  return <Reference server={state.status === 'ready' ? state.value.address : null} />
}

const FILTERS = [
  'name:contains:ada',
  'owner:any-of:me;createdAt:during:this-month',
  'any;city:is:Berlin;(city:empty;email:filled)',
]

/** @param server where programs call; `null`: not known, or nowhere */
export function Reference({ server }: { readonly server: string | null }) {
  const address = server ?? '/v1'
  const description = useMemo(() => openApi(address), [address])
  const groups = useMemo(() => describedGroups(description, address), [description, address])
  const save = () => saveAs(new Blob([JSON.stringify(description, null, 2)], { type: 'application/json' }), 'openapi.json')
  const text = apiReferenceText
  return (
    <Panels>
      <Panel
        title={apiKeysText.reference}
        lead={text.lead}
        actions={
          <Button icon={<Download size={14} />} onClick={save}>
            {text.download}
          </Button>
        }
      >
        <dl className={styles.facts}>
          <dt>{apiKeysText.address}</dt>
          <dd>
            <code>{address}</code>
          </dd>
          <dt>{text.keyTitle}</dt>
          <dd>
            <code>Authorization: Bearer YOUR_KEY</code> {text.key}
          </dd>
          <dt>{text.versionTitle}</dt>
          <dd>{text.version}</dd>
          <dt>{text.repeatTitle}</dt>
          <dd>{text.repeat}</dd>
          <dt>{text.problemTitle}</dt>
          <dd>{text.problem}</dd>
        </dl>
      </Panel>
      <Panel title={text.filterTitle} lead={text.filter}>
        <ul className={styles.filters}>
          {[text.filterText, text.filterChoice, text.filterNumber, text.filterDay].map((line) => (
            <li key={line}>{line}</li>
          ))}
          {FILTERS.map((filter) => (
            <li key={filter}>
              <code>{filter}</code>
            </li>
          ))}
        </ul>
      </Panel>
      <nav className={styles.jump} aria-label={text.groups}>
        {groups.map(({ name }) => (
          <a key={name} lang="en" href={`#api-${name}`}>
            {name}
          </a>
        ))}
      </nav>
      {groups.map(({ name, description: about, operations }) => (
        <section key={name} className={styles.group} aria-labelledby={`api-${name}`}>
          <h2 id={`api-${name}`} tabIndex={-1} lang="en">
            {name}
          </h2>
          <p lang="en">{about}</p>
          {operations.map((operation) => (
            <OperationEntry key={operation.id} operation={operation} />
          ))}
        </section>
      ))}
    </Panels>
  )
}
