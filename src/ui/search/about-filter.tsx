import { isSubject, type Subject } from '../../domain/model/records/subject'
import { usePorts } from '../app/ports-context'
import { Button } from '../design/button'
import { PickerButton } from '../design/picker-button'
import { useStream } from '../hooks/use-stream'
import { filesText as text } from '../text/files'
import { subjectName$ } from './subject-name'
import { useSubjectOptions } from './use-subject-options'

export interface AboutFilterProps {
  readonly about: Subject | null
  readonly onAbout: (about: Subject | null) => void
}

/** Only what is about one person, company or deal. */
export function AboutFilter({ about, onAbout }: AboutFilterProps) {
  const { records } = usePorts()
  const name = useStream(about, () => subjectName$(records, about))
  const found = useSubjectOptions()
  const shown = about === null || name.status !== 'ready' ? null : name.value
  return (
    <PickerButton
      label={text.findRecord}
      options={found.options}
      isPending={found.isPending}
      onSearch={found.search}
      selected={about === null ? [] : [about]}
      onPick={(id) => {
        if (isSubject(id)) onAbout(id)
      }}
      clearLabel={text.anyRecord}
      onClear={() => onAbout(null)}
      renderTrigger={(props) => <Button {...props}>{shown ?? text.anyRecord}</Button>}
    />
  )
}
