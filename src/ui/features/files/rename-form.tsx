import { useState } from 'react'
import type { RecordOf } from '../../../domain/model/records/collections'
import { Button } from '../../design/button'
import { TextField } from '../../design/text-field'
import { appText } from '../../text/app'
import { errorText } from '../../text/error-text'
import { filesText } from '../../text/files'
import styles from './file-dialog.module.css'
import type { FileActions } from './use-file-actions'

export interface RenameFormProps {
  readonly file: RecordOf<'files'>
  readonly onRename: FileActions['rename']
  readonly leave: () => void
}

/** Another name for the file. What is refused stays as it was typed, with why. */
export function RenameForm({ file, onRename, leave }: RenameFormProps) {
  const [name, setName] = useState(file.name)
  const [error, setError] = useState<string | null>(null)
  const save = async () => {
    if (name === file.name) return leave()
    const result = await onRename(file, name)
    if (result.status === 'written') leave()
    else if (result.status === 'failed') setError(errorText(result.error))
  }
  return (
    <form
      className={styles.rename}
      noValidate
      aria-label={filesText.renameTitle}
      onSubmit={(submit) => {
        submit.preventDefault()
        void save()
      }}
    >
      <TextField label={filesText.newName} value={name} onValue={setName} error={error} autoFocus autoComplete="off" />
      <Button onClick={leave}>{appText.cancel}</Button>
      <Button type="submit" variant="primary">
        {appText.save}
      </Button>
    </form>
  )
}
