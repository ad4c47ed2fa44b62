import { attachClosestEdge } from '@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge/attach-closest-edge'
import { extractClosestEdge } from '@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge/extract-closest-edge'
import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine'
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { CircleSlash, Hourglass } from 'lucide-react'
import { memo, useEffect, useRef, useState, type KeyboardEvent, type ReactNode, use, createContext } from 'react'
import { Link } from 'wouter'
import type { Id } from '../../../domain/model/kernel/id'
import type { PlainDate } from '../../../domain/model/kernel/instant'
import type { DealRow } from '../../../domain/model/records/views'
import { MemberAvatar } from '../../picture/avatars'
import { dealsText } from '../../text/deals'
import type { Formats } from '../../text/format'
import { useWorkspace } from '../../app/workspace-context'
import { recordText } from '../../text/record'
import { fieldLabelOf, othersOf, type Other } from '../../app/presence.model'
import { CardMenu, type CardActions } from './card-menu'
import { dealData, isDeal } from './placement'
import styles from './deal-card.module.css'
import { map, of, type Observable } from 'rxjs'
import { isSubject, readSubject } from '../../../domain/model/records/subject'
import type { EventsPort } from '../../../ports/events.port'

interface DealCardProps {
  readonly deal: DealRow
  readonly href: string
  /** Tab reaches one card a column; the arrows reach the others. */
  readonly isTabStop: boolean
  readonly onActive: (id: Id) => void
  readonly onKeyDown: (press: KeyboardEvent, deal: DealRow) => void
  readonly formats: Formats
  readonly today: PlainDate
  /** For how many days it has been in its stage, when that is too long; else null. */
  readonly rotting: number | null
  readonly mayEdit: boolean
  readonly actions: CardActions
  readonly isSelected: boolean
  readonly onSelect: (id: Id) => void
}

/** One deal on the board. Memoised: while something is dragged, only the cards under the pointer draw again. */
export const DealCard = memo(function DealCard(props: DealCardProps) {
  const { deal, href, isTabStop, onActive, onKeyDown, formats, today, rotting, mayEdit, actions, isSelected, onSelect } = props
  const card = useRef<HTMLDivElement>(null)
  const [isDragging, setDragging] = useState(false)
  const [edge, setEdge] = useState<'top' | 'bottom' | null>(null)

  useEffect(() => {
    const element = card.current
    if (element === null || !mayEdit) return
    return combine(
      draggable({
        element,
        getInitialData: () => dealData(deal.id),
        onDragStart: () => setDragging(true),
        onDrop: () => setDragging(false),
      }),
      dropTargetForElements({
        element,
        canDrop: ({ source }) => isDeal(source.data),
        getData: ({ input }) => attachClosestEdge(dealData(deal.id), { element, input, allowedEdges: ['top', 'bottom'] }),
        onDrag: ({ self, source }) => {
          const closest = source.element === element ? null : extractClosestEdge(self.data)
          setEdge(closest === 'top' || closest === 'bottom' ? closest : null)
        },
        onDragLeave: () => setEdge(null),
        onDrop: () => setEdge(null),
      }),
    )
  }, [deal, mayEdit])

  const amount = deal.amountMinor === null ? null : formats.money(deal.amountMinor, deal.currency)
  const isLate = deal.stageKind === 'open' && deal.expectedCloseOn !== null && deal.expectedCloseOn < today
  const name = dealsText.card(deal.title, deal.companyName, amount)
  return (
    <div
      ref={card}
      className={styles.card}
      data-dragging={isDragging}
      data-selected={isSelected ? '' : undefined}
      data-read-only={mayEdit ? undefined : ''}
    >
      <Link
        href={href}
        className={styles.title}
        draggable={false}
        data-deal={deal.id}
        tabIndex={isTabStop ? 0 : -1}
        aria-label={isSelected ? dealsText.selected(name) : name}
        onFocus={() => onActive(deal.id)}
        onKeyDown={(press) => onKeyDown(press, deal)}
      >
        {deal.title}
      </Link>
      <div className={styles.who}>
        <p className={styles.names}>{besidesTitle(deal).join(' · ')}</p>
        {rotting === null ? null : <Mark tone="danger" icon={<Hourglass size={12} />} says={dealsText.rotting(rotting)} />}
        {deal.stageKind !== 'open' || deal.openTasks > 0 ? null : (
          <Mark tone="warning" icon={<CircleSlash size={12} />} says={dealsText.noStep} />
        )}
        {deal.ownerId === null ? null : <MemberAvatar memberId={deal.ownerId} size="xs" />}
      </div>
      <div className={styles.foot}>
        {amount === null ? (
          <span className={styles.noAmount}>{dealsText.noAmount}</span>
        ) : (
          <span className={styles.amount}>{amount}</span>
        )}
        <span className={styles.due} data-late={isLate}>
          {deal.stageKind === 'open' && deal.expectedCloseOn !== null ? formats.day(deal.expectedCloseOn, today) : null}
        </span>
      </div>
      {mayEdit ? (
        <div className={styles.menu}>
          <input
            type="checkbox"
            className={styles.pick}
            // As the menu beside it: the keys are the card's.
            tabIndex={-1}
            aria-label={dealsText.select(deal.title)}
            checked={isSelected}
            onChange={() => onSelect(deal.id)}
          />
          <CardMenu deal={deal} actions={actions} />
        </div>
      ) : null}
      <CardPresence dealId={deal.id} />
      {edge === null ? null : <div className={styles.edge} data-edge={edge} />}
    </div>
  )
})

/** With whom, without what the title says already. */
function besidesTitle({ title, companyName, personName }: DealRow): readonly string[] {
  const said = title.toLocaleLowerCase()
  return [companyName, personName].filter((name) => name !== null).filter((name) => !said.includes(name.toLocaleLowerCase()))
}

/** What wants attention, as a sign with its words. */
function Mark({ tone, icon, says }: { readonly tone: 'danger' | 'warning'; readonly icon: ReactNode; readonly says: string }) {
  return (
    <span className={styles.mark} data-tone={tone} title={says}>
      {icon}
      <span className="visually-hidden">{says}</span>
    </span>
  )
}

/** Who else is on a deal now, on its card. */
function CardPresence({ dealId }: { readonly dealId: Id }) {
  const others = use(DealPresenceContext).get(dealId) ?? []
  const { memberName } = useWorkspace()
  if (others.length === 0) return null
  return (
    <ul className={styles.others} aria-label={recordText.presence.label}>
      {others.map(({ memberId, editing }) => {
        const { here, editing: edits } = recordText.presence
        const name = memberName(memberId)
        const sentence = editing === null ? here(name) : edits(name, fieldLabelOf(editing))
        return (
          <li key={memberId} className={styles.other} title={sentence} data-editing={editing !== null || undefined}>
            <MemberAvatar memberId={memberId} size="xs" />
            <span className="visually-hidden">{sentence}</span>
          </li>
        )
      })}
    </ul>
  )
}

export type DealPresence = ReadonlyMap<Id, readonly Other[]>

/** Read by the cards alone: somebody who comes or goes draws no column anew. */
export const DealPresenceContext = createContext<DealPresence>(new Map())

/** Who else is on which deal, live; never errors. */
export function dealPresence$(events: EventsPort, workspaceId: Id, memberId: Id): Observable<DealPresence> {
  if (!events.capabilities.presence) return of(new Map())
  return events.peers('workspace', { workspaceId, about: null }).pipe(
    map((peers) => {
      const byDeal = new Map<Id, Other[]>()
      for (const { state } of peers) {
        if (!isSubject(state.screen)) continue
        const { id } = readSubject(state.screen)
        byDeal.set(id, [...(byDeal.get(id) ?? []), state])
      }
      return new Map([...byDeal].map(([id, present]) => [id, othersOf(present, memberId)]))
    }),
  )
}
