import type { Id } from '../../../domain/model/kernel/id'
import type { RecordOf } from '../../../domain/model/records/collections'
import { Button } from '../../design/button'
import { SearchBox } from '../../table/search-box'
import { dealsText } from '../../text/deals'
import styles from './board-toolbar.module.css'

export interface BoardToolbarProps {
  readonly pipelines: readonly RecordOf<'pipelines'>[]
  readonly pipelineId: Id
  readonly search: string
  readonly isMine: boolean
  readonly onPipeline: (id: Id) => void
  readonly onSearch: (text: string) => void
  readonly onMine: (mine: boolean) => void
}

/** Which deals: the pipeline, whose, and what words. A lone pipeline needs no choice. */
export function BoardToolbar({ pipelines, pipelineId, search, isMine, onPipeline, onSearch, onMine }: BoardToolbarProps) {
  return (
    <>
      <SearchBox label={dealsText.search} text={search} onText={onSearch} onLeave={focusBoard} />
      {pipelines.length < 2 ? null : (
        <select
          className={styles.select}
          aria-label={dealsText.pipeline}
          value={pipelineId}
          onChange={(change) => {
            const chosen = pipelines[change.currentTarget.selectedIndex]
            if (chosen !== undefined) onPipeline(chosen.id)
          }}
        >
          {pipelines.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      )}
      <Button variant="quiet" aria-pressed={isMine} onClick={() => onMine(!isMine)} className={styles.toggle}>
        {dealsText.mine}
      </Button>
    </>
  )
}

/** From the search field on to the first card. */
function focusBoard(): void {
  document.querySelector<HTMLElement>('[data-deal][tabindex="0"]')?.focus()
}
