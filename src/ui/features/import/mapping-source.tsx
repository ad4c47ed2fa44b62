import { IMPORT_COLLECTIONS } from '../../../domain/model/imports/import-collections'
import { useWorkspace } from '../../app/workspace-context'
import { Button } from '../../design/button'
import { SelectField } from '../../design/select-field'
import { importMapText as text } from '../../text/import-map'
import { importTargets } from '../../text/import-targets'
import type { DraftState } from './draft-state'
import type { ImportDraftModel } from './import-draft.model'
import own from './map-step.module.css'

const GUESS = 'guess'

/** What the rows are about, and whose mapping this is: guessed, or that of an earlier import. */
export function MappingSource({ state, model }: { readonly state: DraftState; readonly model: ImportDraftModel }) {
  const { formats } = useWorkspace()
  const { primary, earlier, like } = state
  const taken = earlier.find(({ id }) => id === like)
  return (
    <>
      {taken === undefined ? null : (
        <div className={own.taken} role="status">
          <span>{text.remembered(taken.fileName, formats.dateTime(taken.at))}</span>
          <Button size="sm" variant="quiet" onClick={() => model.mapLike(null)}>
            {text.forget}
          </Button>
        </div>
      )}
      <div className={own.source}>
        <SelectField
          label={text.about}
          hint={text.aboutHint}
          value={primary}
          options={IMPORT_COLLECTIONS.map((value) => ({ value, label: importTargets.collectionOf(value) }))}
          onValue={(chosen) => void model.regard(chosen)}
        />
        {earlier.length === 0 ? null : (
          <SelectField<string>
            label={text.earlier}
            value={like ?? GUESS}
            options={[
              { value: GUESS, label: text.noEarlier },
              ...earlier.map(({ id, fileName, at }) => ({ value: id, label: text.earlierOf(fileName, formats.dateTime(at)) })),
            ]}
            onValue={(value) => model.mapLike(earlier.find(({ id }) => id === value)?.id ?? null)}
          />
        )}
      </div>
    </>
  )
}
