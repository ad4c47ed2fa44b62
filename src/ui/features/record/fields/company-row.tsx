import { useState } from 'react'
import { Link } from 'wouter'
import { isId, type Id } from '../../../../domain/model/kernel/id'
import { usePorts } from '../../../app/ports-context'
import { recordPath } from '../../../app/routes'
import { useWorkspace } from '../../../app/workspace-context'
import { Avatar } from '../../../design/avatar'
import { useStream } from '../../../hooks/use-stream'
import { recordText } from '../../../text/record'
import { companyOptions$ } from '../../../search/company-options'
import styles from './fields.module.css'
import { PickRow } from './pick-row'

export interface CompanyRowProps {
  readonly companyId: Id | null
  /** Null while it is not known, or when there is none. */
  readonly companyName: string | null
  readonly mayEdit: boolean
  readonly onCompany: (id: Id | null) => void
  readonly onCreate: (name: string) => void
}

/** The company, out of all there are, or one made of what is typed. */
export function CompanyRow({ companyId, companyName, mayEdit, onCompany, onCreate }: CompanyRowProps) {
  const { records } = usePorts()
  const { workspace, may } = useWorkspace()
  const [search, setSearch] = useState('')
  const found = useStream(search, () => companyOptions$(records, workspace.id, search))
  return (
    <PickRow
      label={recordText.fields.company}
      pickLabel={recordText.pick.company}
      mayEdit={mayEdit}
      display={
        companyId === null || companyName === null ? null : (
          <span className={styles.person}>
            <Avatar name={companyName} shape="square" size="xs" />
            <Link href={recordPath(workspace.slug, 'companies', companyId)}>{companyName}</Link>
          </span>
        )
      }
      options={found.status === 'ready' ? found.value : []}
      isPending={found.status === 'pending'}
      selected={companyId === null ? [] : [companyId]}
      onSearch={setSearch}
      onPick={(id) => onCompany(isId(id) ? id : null)}
      clearLabel={recordText.pick.noCompany}
      onClear={() => onCompany(null)}
      {...(may('companies.create') ? { onCreate } : {})}
    />
  )
}
