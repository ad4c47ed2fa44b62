import { useState } from 'react'
import { Link } from 'wouter'
import { firstValueFrom, from } from 'rxjs'
import { subjectOf } from '../../../domain/model/records/subject'
import { recordPath } from '../../app/routes'
import { usePorts } from '../../app/ports-context'
import { usePeek } from '../../app/use-peek'
import { useWorkspace } from '../../app/workspace-context'
import { Button } from '../../design/button'
import { Checkbox } from '../../design/checkbox'
import { healthText, type CheckName } from '../../text/health'
import type { Query } from '../../../domain/model/query/ast'
import type { ReadableName, RowOf } from '../../../domain/model/records/collections'
import { listPages } from '../../../domain/use-cases/records/list-pages'
import type { RecordsPort } from '../../../ports/records.port'
import { type Finding, type Findings, type HealthContext, findings$, type Reading } from './health.model'
import { MendBar } from './mend-bar'
import styles from './health.module.css'

interface FindingsListProps {
  readonly check: CheckName
  readonly context: HealthContext
  readonly findings: Findings
}

/** What a check found: look at one at the side and mend it there, or mend all that are selected at once. */
export function FindingsList({ check, context, findings: { items, total } }: FindingsListProps) {
  const { formats, may } = useWorkspace()
  const { records } = usePorts()
  const [selected, select] = useState<ReadonlySet<string>>(new Set())
  const [isAll, setAll] = useState(false)
  const chosen = items.filter((finding) => selected.has(keyOf(finding)))
  const isCut = total > items.length && check !== 'duplicates'
  const count = formats.number(isAll ? total : chosen.length)
  const mayMend = may('deals.update')
  const choose = (next: ReadonlySet<string>) => {
    select(next)
    setAll(false)
  }
  const toggle = (finding: Finding, isOn: boolean) => {
    const next = new Set(selected)
    if (isOn) next.add(keyOf(finding))
    else next.delete(keyOf(finding))
    choose(next)
  }
  return (
    <>
      {mayMend ? (
        <div className={styles.bar}>
          <Checkbox
            checked={chosen.length > 0 && chosen.length === items.length}
            mixed={chosen.length > 0 && chosen.length < items.length}
            onChecked={(isOn) => choose(new Set(isOn ? items.map(keyOf) : []))}
          >
            {chosen.length === 0 ? healthText.selectAll : healthText.selected(count)}
          </Checkbox>
          {isCut && !isAll && chosen.length === items.length ? (
            <Button size="sm" variant="quiet" onClick={() => setAll(true)}>
              {healthText.selectFound(formats.number(total))}
            </Button>
          ) : null}
          <MendBar
            check={check}
            count={isAll ? total : chosen.length}
            load={() => (isAll ? allFindings(records, check, context) : Promise.resolve(chosen))}
            onDone={() => choose(new Set())}
          />
        </div>
      ) : null}
      <ul className={styles.list} data-read-only={mayMend ? undefined : ''}>
        {items.map((finding) => (
          <FindingItem
            key={keyOf(finding)}
            finding={finding}
            isSelected={selected.has(keyOf(finding))}
            onSelect={mayMend ? (isOn) => toggle(finding, isOn) : null}
          />
        ))}
      </ul>
      {isCut ? <p className={styles.note}>{healthText.more(formats.number(items.length), formats.number(total))}</p> : null}
    </>
  )
}

interface FindingItemProps {
  readonly finding: Finding
  readonly isSelected: boolean
  /** Null for whoever may not mend it. */
  readonly onSelect: ((isOn: boolean) => void) | null
}

function FindingItem({ finding, isSelected, onSelect }: FindingItemProps) {
  const { workspace, memberName } = useWorkspace()
  const peek = usePeek()
  return (
    <li className={styles.finding}>
      {onSelect === null ? null : (
        <Checkbox aria-label={healthText.select(finding.name)} checked={isSelected} onChecked={onSelect} />
      )}
      <Link
        href={recordPath(workspace.slug, finding.collection, finding.id)}
        className={styles.name}
        onClick={(click) => {
          if (click.metaKey || click.ctrlKey || click.shiftKey) return
          click.preventDefault()
          peek.open(subjectOf(finding.collection, finding.id))
        }}
      >
        {finding.name}
      </Link>
      <span className={styles.what}>{finding.what}</span>
      <span className={styles.owner}>{memberName(finding.ownerId)}</span>
    </li>
  )
}

/** A record may be found for several reasons: it shares more than one thing. */
function keyOf({ id, what }: Finding): string {
  return `${id} ${what}`
}

/**
 * Every record that a check finds, however many pages they take, as they stand now.
 *
 * @throws whatever RecordsPort.list may
 */
export async function allFindings(records: RecordsPort, check: CheckName, context: HealthContext): Promise<readonly Finding[]> {
  const { items } = await firstValueFrom(findings$(wholly(records), check, context, records.capabilities.maxPageSize))
  return items
}

/** Reads all there is where a screen would follow a page. */
function wholly(records: RecordsPort): Reading {
  return {
    getMany: (collection, ids, options) => records.getMany(collection, ids, options),
    watch: (collection, query) => from(whole(records, collection, query)),
  }
}

async function whole<K extends ReadableName>(records: RecordsPort, collection: K, query: Query<RowOf<K>>) {
  const items: RowOf<K>[] = []
  for await (const page of listPages(collection, query, { records })) for (const row of page) items.push(row)
  return { value: { items, total: items.length, next: null }, freshness: 'live' as const }
}
