import { useState } from 'react'
import { isId, type Id } from '../../../domain/model/kernel/id'
import { usePorts } from '../../app/ports-context'
import { useWorkspace } from '../../app/workspace-context'
import { useStream } from '../../hooks/use-stream'
import { PickEditor, type PickEditorProps } from './pick-editor'
import { personText } from '../../text/person'
import { companyOptions$ } from '../../search/company-options'

export interface CompanyEditorProps extends Omit<PickEditorProps, 'options' | 'selected' | 'onSearch' | 'valueOf' | 'creates'> {
  readonly companyId: Id | null
}

/** Picks a company out of all there are, or makes one. */
export function CompanyEditor({ companyId, ...rest }: CompanyEditorProps) {
  const { records } = usePorts()
  const { workspace } = useWorkspace()
  const [text, setText] = useState('')
  const found = useStream(text, () => companyOptions$(records, workspace.id, text))
  return (
    <PickEditor
      {...rest}
      options={found.status === 'ready' ? found.value : []}
      selected={companyId === null ? [] : [companyId]}
      onSearch={setText}
      valueOf={(id) => ({ kind: 'reference', id: isId(id) ? id : null })}
      clear={{ label: personText.noCompany, value: { kind: 'reference', id: null } }}
      creates
    />
  )
}
