import { X } from 'lucide-react'
import type { ViewFilter } from '../../domain/model/views/view'
import { useWorkspace } from '../app/workspace-context'
import { IconButton } from '../design/icon-button'
import { PopoverButton } from '../design/popover-button'
import { viewsText } from '../text/views'
import { FilterBuilder, type FilterBuilderProps } from './filter-builder'
import { partSentence } from './filter-sentence'
import { useNamedOffered } from './use-named-offered'
import styles from './toolbar.module.css'

/** The conditions in words, each one to be changed or taken away. */
export function FilterChips(props: FilterBuilderProps) {
  const { filter, onFilter } = props
  const offered = useNamedOffered(props.offered, filter)
  const { formats } = useWorkspace()
  const without = (index: number): ViewFilter => ({ ...filter, tests: filter.tests.toSpliced(index, 1) })
  return (
    <ul className={styles.chips} aria-label={viewsText.filterTitle}>
      {filter.tests.map((part, index) => {
        const sentence = partSentence(part, offered, formats)
        return (
          // oxlint-disable-next-line react/no-array-index-key -- a popover must not close because its condition changes
          <li className={styles.chip} key={index}>
            {index === 0 || filter.match === 'all' ? null : <span className={styles.joint}>{viewsText.or}</span>}
            <PopoverButton
              label={viewsText.editFilter(sentence)}
              renderTrigger={(trigger) => (
                <button type="button" className={styles.chipText} {...trigger}>
                  {sentence}
                </button>
              )}
            >
              {() => <FilterBuilder {...props} />}
            </PopoverButton>
            <IconButton
              label={viewsText.removeCondition(sentence)}
              icon={<X size={12} />}
              size="sm"
              onClick={() => onFilter(without(index))}
            />
          </li>
        )
      })}
    </ul>
  )
}
