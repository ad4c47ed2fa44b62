import { announce } from '@atlaskit/pragmatic-drag-and-drop-live-region'
import { attachClosestEdge } from '@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge/attach-closest-edge'
import { extractClosestEdge } from '@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge/extract-closest-edge'
import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine'
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { GripVertical } from 'lucide-react'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { reorder, type Placed } from '../../../domain/use-cases/pipelines/reorder'
import { useApply } from '../../app/use-apply'
import { IconButton } from '../../design/icon-button'
import { pipelinesText } from '../../text/pipelines'
import styles from './sortable-list.module.css'

interface SortableRowsProps<T extends Item> {
  readonly label: string
  readonly items: readonly T[]
  readonly maySort: boolean
  readonly onMove: (item: T, from: number, to: number) => void
  readonly children: (item: T) => ReactNode
}

export interface SortableListProps<T extends Item & Placed> extends Omit<SortableRowsProps<T>, 'onMove'> {
  readonly collection: Parameters<typeof reorder>[0]
}

interface Item {
  readonly id: string
  readonly name: string
}

/** Records in an order of their own, which is saved. */
export function SortableList<T extends Item & Placed>({ collection, ...rows }: SortableListProps<T>) {
  const apply = useApply()
  const save = (item: T, from: number, to: number) =>
    void apply(pipelinesText.moved(item.name), reorder(collection, rows.items, { from, to }), { quiet: true })
  return <SortableRows {...rows} onMove={save} />
}

/** Whatever has an order: changed by handles, dragged or with the arrow keys. */
export function SortableRows<T extends Item>({ label, items, maySort, onMove, children }: SortableRowsProps<T>) {
  const list = useRef<HTMLOListElement>(null)
  const held = useRef<string | null>(null)
  // A moved element loses the focus with its place.
  useEffect(() => {
    if (held.current === null) return
    list.current?.querySelector<HTMLElement>(`[data-handle="${held.current}"]`)?.focus()
    held.current = null
  }, [items])

  const move = (item: T, from: number, to: number) => {
    if (to < 0 || to >= items.length || to === from) return
    held.current = item.id
    announce(pipelinesText.movedTo(item.name, to + 1, items.length))
    onMove(item, from, to)
  }
  return (
    <ol ref={list} className={styles.list} aria-label={label}>
      {items.map((item, index) => (
        <SortableItem
          key={item.id}
          list={label}
          item={item}
          maySort={maySort && items.length > 1}
          onStep={(by) => move(item, index, index + by)}
          onDrop={(id, edge) => {
            const from = items.findIndex((each) => each.id === id)
            const dropped = items[from]
            const before = index + (edge === 'bottom' ? 1 : 0)
            if (dropped !== undefined) move(dropped, from, from < before ? before - 1 : before)
          }}
        >
          {children(item)}
        </SortableItem>
      ))}
    </ol>
  )
}

interface SortableItemProps {
  readonly list: string
  readonly item: Item
  readonly maySort: boolean
  readonly onStep: (by: 1 | -1) => void
  readonly onDrop: (id: string, edge: 'top' | 'bottom') => void
  readonly children: ReactNode
}

function SortableItem({ list, item, maySort, onStep, onDrop, children }: SortableItemProps) {
  const row = useRef<HTMLLIElement>(null)
  const handle = useRef<HTMLButtonElement>(null)
  const drop = useRef(onDrop)
  const [edge, setEdge] = useState<'top' | 'bottom' | null>(null)
  const [isDragging, setDragging] = useState(false)
  useEffect(() => {
    drop.current = onDrop
  })

  useEffect(() => {
    const element = row.current
    const dragHandle = handle.current
    if (element === null || dragHandle === null || !maySort) return
    return combine(
      draggable({
        element,
        dragHandle,
        getInitialData: () => ({ sortable: item.id, list }),
        onDragStart: () => setDragging(true),
        onDrop: () => setDragging(false),
      }),
      dropTargetForElements({
        element,
        canDrop: ({ source }) => source.data['list'] === list && source.data['sortable'] !== item.id,
        getData: ({ input }) => attachClosestEdge({}, { element, input, allowedEdges: ['top', 'bottom'] }),
        onDrag: ({ self }) => setEdge(edgeOf(self.data)),
        onDragLeave: () => setEdge(null),
        onDrop: ({ self, source }) => {
          setEdge(null)
          drop.current(String(source.data['sortable']), edgeOf(self.data) ?? 'top')
        },
      }),
    )
  }, [item.id, list, maySort])

  return (
    <li ref={row} className={styles.item} data-dragging={isDragging} data-edge={edge ?? undefined}>
      {maySort ? (
        <IconButton
          ref={handle}
          size="sm"
          className={styles.handle}
          data-handle={item.id}
          icon={<GripVertical size={14} />}
          label={pipelinesText.move(item.name)}
          onKeyDown={(press) => {
            if (press.key !== 'ArrowUp' && press.key !== 'ArrowDown') return
            press.preventDefault()
            onStep(press.key === 'ArrowUp' ? -1 : 1)
          }}
        />
      ) : null}
      {children}
    </li>
  )
}

function edgeOf(data: Record<string | symbol, unknown>): 'top' | 'bottom' | null {
  const edge = extractClosestEdge(data)
  return edge === 'top' || edge === 'bottom' ? edge : null
}
