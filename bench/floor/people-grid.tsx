import { useState } from 'react'
import type { FloorPerson } from './people'

const ROW_HEIGHT = 36
const VIEWPORT_HEIGHT = 720
const OVERSCAN = 4

/** The least that can be called a virtual table: rows of one height, those in view in the document. */
export function PeopleGrid({ people }: { readonly people: readonly FloorPerson[] }) {
  const [first, setFirst] = useState(0)
  const from = Math.max(0, first - OVERSCAN)
  const to = Math.min(people.length, first + Math.ceil(VIEWPORT_HEIGHT / ROW_HEIGHT) + OVERSCAN)
  return (
    <div
      role="grid"
      aria-label="People"
      aria-rowcount={people.length}
      className="viewport"
      onScroll={(event) => setFirst(Math.floor(event.currentTarget.scrollTop / ROW_HEIGHT))}
    >
      <div role="rowgroup" style={{ height: people.length * ROW_HEIGHT }}>
        {people.slice(from, to).map((person, index) => (
          <div
            role="row"
            key={person.id}
            aria-rowindex={from + index + 1}
            className="row"
            style={{ transform: `translateY(${(from + index) * ROW_HEIGHT}px)` }}
          >
            <span role="gridcell">{person.name}</span>
            <span role="gridcell">{person.email}</span>
            <span role="gridcell">{person.company}</span>
            <span role="gridcell">{person.city}</span>
          </div>
        ))}
      </div>
    </div>
  )
}
