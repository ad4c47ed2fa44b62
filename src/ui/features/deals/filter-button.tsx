import { ListFilter } from 'lucide-react'
import { useState } from 'react'
import { readMoney } from '../../../domain/model/kernel/money'
import { useWorkspace } from '../../app/workspace-context'
import { Button } from '../../design/button'
import { Checkbox } from '../../design/checkbox'
import { PopoverButton } from '../../design/popover-button'
import { SelectField } from '../../design/select-field'
import { TextField } from '../../design/text-field'
import { dealsText } from '../../text/deals'
import { CLOSINGS, filterSize, type BoardFilter } from './board-filter'
import styles from './board-toolbar.module.css'

export interface FilterButtonProps {
  readonly filter: BoardFilter
  readonly onFilter: (filter: BoardFilter) => void
}

/** Which deals are shown: whose, with which tag, closing when, worth how much, with nothing left to do. */
export function FilterButton({ filter, onFilter }: FilterButtonProps) {
  const text = dealsText.filter
  const size = filterSize(filter)
  return (
    <PopoverButton
      label={text.title}
      renderTrigger={(trigger) => (
        <Button size="sm" variant="quiet" icon={<ListFilter size={14} />} aria-pressed={size > 0} {...trigger}>
          {text.button(size)}
        </Button>
      )}
    >
      {() => <FilterFields filter={filter} onFilter={onFilter} />}
    </PopoverButton>
  )
}

function FilterFields({ filter, onFilter }: FilterButtonProps) {
  const text = dealsText.filter
  const { workspace, members, tags, formats } = useWorkspace()
  const [amount, setAmount] = useState(filter.leastMinor === null ? '' : formats.money(filter.leastMinor, workspace.currency))
  const money = readMoney(amount, { locale: formats.locale, currency: workspace.currency })
  const change = (part: Partial<BoardFilter>) => onFilter({ ...filter, ...part })
  return (
    <form
      className={styles.filters}
      onSubmit={(submit) => {
        submit.preventDefault()
        if (money.ok) change({ leastMinor: money.minor })
      }}
    >
      <SelectField
        label={dealsText.owner}
        autoFocus
        value={filter.owner ?? ''}
        options={[
          { value: '', label: dealsText.everybody },
          { value: 'me', label: dealsText.mine },
          { value: 'none', label: text.nobody },
          ...members
            .filter(({ status }) => status === 'active')
            .map(({ id, displayName }) => ({ value: String(id), label: displayName })),
        ]}
        onValue={(owner) => change({ owner: owner === '' ? null : owner })}
      />
      <SelectField
        label={text.tag}
        value={filter.tagId ?? ''}
        options={[{ value: '', label: text.anyTag }, ...tags.map(({ id, name }) => ({ value: String(id), label: name }))]}
        onValue={(value) => change({ tagId: tags.find(({ id }) => id === value)?.id ?? null })}
      />
      <SelectField
        label={text.closes}
        value={filter.closing ?? ''}
        options={[{ value: '', label: text.anyTime }, ...CLOSINGS.map((value) => ({ value, label: text.closing[value] }))]}
        onValue={(value) => change({ closing: CLOSINGS.find((each) => each === value) ?? null })}
      />
      <TextField
        label={text.least(workspace.currency)}
        inputMode="decimal"
        value={amount}
        onValue={setAmount}
        onBlur={() => {
          if (money.ok && money.minor !== filter.leastMinor) change({ leastMinor: money.minor })
        }}
        error={money.ok ? null : dealsText.create.amountUnreadable}
      />
      <Checkbox checked={filter.isStepless} onChecked={(isStepless) => change({ isStepless })}>
        {text.stepless}
      </Checkbox>
      {filterSize(filter) === 0 ? null : (
        <Button
          variant="quiet"
          onClick={() => {
            setAmount('')
            onFilter({ owner: null, tagId: null, closing: null, isStepless: false, leastMinor: null })
          }}
        >
          {text.clear}
        </Button>
      )}
    </form>
  )
}
