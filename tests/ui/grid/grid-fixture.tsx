import { render } from '@testing-library/react'
import { useState } from 'react'
import { Grid } from '../../../src/ui/grid/grid'
import type { GridColumn, GridProps, GridSort } from '../../../src/ui/grid/grid.types'
import { NOTHING_SELECTED } from '../../../src/ui/grid/row-selection'

export interface Sample {
  readonly id: string
  readonly name: string
  readonly city: string
  readonly age: string
}

export function samples(count: number): readonly Sample[] {
  return Array.from({ length: count }, (_, index) => ({
    id: `row-${index}`,
    name: `Person ${index}`,
    city: `City ${index % 7}`,
    age: String(20 + (index % 50)),
  }))
}

const COLUMNS: readonly GridColumn<Sample>[] = (['name', 'city', 'age'] as const).map((key) => ({
  key,
  label: key,
  width: 200,
  align: 'start',
  sortable: key !== 'age',
  editable: key !== 'age',
  render: (row) => row[key],
}))

export type GridOverrides = Partial<GridProps<Sample>>

/** The grid in a box of a known height, with selection and sort kept as a screen would. */
export function renderGrid(rows: readonly Sample[], overrides: GridOverrides = {}) {
  return render(<Screen rows={rows} overrides={overrides} />)
}

export function Screen({ rows, overrides }: { readonly rows: readonly Sample[]; readonly overrides: GridOverrides }) {
  const [selection, setSelection] = useState(NOTHING_SELECTED)
  // A grid remembers where one was in a list: each test has a list of its own.
  const [listKey] = useState(() => crypto.randomUUID())
  const [sort, setSort] = useState<readonly GridSort[]>([])
  return (
    <div style={{ display: 'flex', width: 500, height: 400 }}>
      <Grid
        label="People"
        rows={rows}
        rowCount={rows.length}
        columns={COLUMNS}
        summary={null}
        rowHeight={36}
        sort={sort}
        selection={selection}
        selectLabel="Select"
        selectAllLabel="Select all"
        listKey={listKey}
        onSelection={setSelection}
        onSort={(key, add) => setSort((before) => [...(add ? before : []), { key, direction: 'asc' }])}
        onOpen={() => undefined}
        onTrash={() => undefined}
        onNearEnd={() => undefined}
        renderEditor={null}
        {...overrides}
      />
    </div>
  )
}
