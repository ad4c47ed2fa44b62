import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { unzipSync } from 'fflate'
import { isMoney, type CustomValue } from '../../../src/domain/model/fields/custom-value'
import type { FieldDefinition } from '../../../src/domain/model/fields/field-definition'
import { IMPORT_COLLECTIONS } from '../../../src/domain/model/imports/import-collections'
import type { RecordRef } from '../../../src/domain/model/imports/planning/planned-write'
import { fieldOf } from '../../../src/domain/model/imports/targets'
import { readLog, type LoggedRow } from '../../../src/domain/model/imports/writing/import-log'
import type { Id } from '../../../src/domain/model/kernel/id'
import type { CollectionName, RecordOf } from '../../../src/domain/model/records/collections'
import { Standing } from '../../domain/imports/judge/standing'
import { recordsOf, type Written } from '../../domain/imports/judge/written-records'
import type { ColumnToImport } from './import-files'

/** All of a workspace, as its export has it. */
export class WorkspaceBundle {
  private readonly parts: Readonly<Record<string, Uint8Array>>
  private readonly standing: Standing

  constructor(zip: Uint8Array) {
    this.parts = unzipSync(zip)
    const named = (['members', 'pipelines', 'stages', 'lostReasons', 'tags'] as const).flatMap((name) => this.live(name))
    const called = named.map((own): [Id, string] => [own.id, 'displayName' in own ? own.displayName : own.name])
    const written = IMPORT_COLLECTIONS.flatMap((collection) =>
      this.live(collection).map((data) => ({ collection, id: data.id, data }) as Written),
    )
    const stages = new Map(this.live('stages').map((stage) => [stage.id, stage]))
    const records = recordsOf(new Map(written.map((own) => [own.id, own])), new Map(called), stages)
    this.standing = new Standing(records, 'Europe/London', 'en')
  }

  /** What is not in the trash; of fields, what is not archived. */
  live<K extends CollectionName>(collection: K): readonly RecordOf<K>[] {
    const lines = Buffer.from(this.parts[`records/${collection}.jsonl`] ?? [])
      .toString()
      .split('\n')
    const all = lines.filter((line) => line !== '').map((line) => JSON.parse(line) as RecordOf<K>)
    return all.filter((record) => record.deletedAt === null && !('archived' in record && record.archived))
  }

  /** The rows of the last import, as it wrote them down. */
  rows(): readonly LoggedRow[] {
    const last = this.live('imports').toSorted((a, b) => (a.createdAt < b.createdAt ? 1 : -1))[0]
    return this.live('importChunks').flatMap(({ importId, log }) => (importId === last?.id ? readLog(log).rows : []))
  }

  /** Does the record say it, or one that it is linked to, or the import that made it? */
  holds(record: RecordRef, { name, target }: Pick<ColumnToImport, 'name' | 'target'>, text: string): boolean {
    if (target === null) return false
    if (target === 'own') return this.ownText(record, name) === text
    if (fieldOf(target) === 'recordId')
      return this.rows().some(({ named = [] }) => named.some(({ id, fileId }) => id === record.id && fileId === text))
    return this.standing.stands(record, text.includes('@') && target === 'people.fullName' ? 'people.email' : target, text)
  }

  /** The value of a company's own field as a file writes it. */
  private ownText({ id }: RecordRef, label: string): string | null {
    const field = this.live('fieldDefinitions').find((own) => own.label === label)
    const company = this.live('companies').find((own) => own.id === id)
    return field === undefined || company === undefined ? null : textOf(field, company.custom[field.key] ?? null)
  }
}

function textOf({ type, options }: FieldDefinition, value: CustomValue): string | null {
  if (type === 'checkbox') return value === true ? 'yes' : 'no'
  if (type === 'select') return options.find(({ id }) => id === value)?.label ?? null
  if (isMoney(value)) return `${(value.amountMinor / 100).toFixed(2)} ${value.currency}`
  return value === null || Array.isArray(value) ? null : String(value)
}

/** Exports everything, from whatever screen. */
export async function exportedBundle(page: Page): Promise<WorkspaceBundle> {
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Export', exact: true }).click()
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export', exact: true }).click()
  return new WorkspaceBundle(readFileSync(await (await saved).path()))
}
