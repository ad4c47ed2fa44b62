import type { Id } from '../../../domain/model/kernel/id'
import type { RecordOf } from '../../../domain/model/records/collections'
import { Button } from '../../design/button'
import { SearchBox } from '../../table/search-box'
import { dealsText } from '../../text/deals'
import type { BoardFilter } from './board-filter'
import styles from './board-toolbar.module.css'
import { FilterButton } from './filter-button'
import { PipelineSelect } from './pipeline-select'

export interface BoardToolbarProps {
  readonly pipelines: readonly RecordOf<'pipelines'>[]
  readonly pipelineId: Id
  readonly search: string
  readonly filter: BoardFilter
  readonly onPipeline: (id: Id) => void
  readonly onSearch: (text: string) => void
  readonly onFilter: (filter: BoardFilter) => void
}

/** Which deals: the pipeline, whose, and what words. A lone pipeline needs no choice. */
export function BoardToolbar(props: BoardToolbarProps) {
  const { pipelines, pipelineId, search, filter, onPipeline, onSearch, onFilter } = props
  const isMine = filter.owner === 'me'
  return (
    <>
      <SearchBox label={dealsText.search} text={search} onText={onSearch} onLeave={focusBoard} />
      <PipelineSelect pipelines={pipelines} pipelineId={pipelineId} onPipeline={onPipeline} />
      <Button
        variant="quiet"
        aria-pressed={isMine}
        onClick={() => onFilter({ ...filter, owner: isMine ? null : 'me' })}
        className={styles.toggle}
      >
        {dealsText.mine}
      </Button>
      <FilterButton filter={filter} onFilter={onFilter} />
    </>
  )
}

/** From the search field on to the first card. */
function focusBoard(): void {
  document.querySelector<HTMLElement>('[data-deal][tabindex="0"]')?.focus()
}
