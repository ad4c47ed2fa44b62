import { BUNDLE_COLLECTIONS } from '../../model/bundle/bundle-format'
import type { Answer, FunctionInput } from '../../model/functions/catalogue'
import type { Id } from '../../model/kernel/id'
import { type Instant, instantOf } from '../../model/kernel/instant'
import type { CollectionName, RecordOf } from '../../model/records/collections'
import { LIMITS } from '../../model/records/limits'
import { REGISTRY } from '../../model/registry/registry'
import { demandRight } from './caller'
import type { FunctionContext } from './function-context'

/**
 * Writes every record of the workspace into one file, for the caller alone. Each record is as it is when it is read:
 * who writes meanwhile is not kept from it.
 *
 * @throws access/denied
 */
export async function exportWorkspace(
  { workspaceId }: FunctionInput<'export-workspace'>,
  context: FunctionContext,
): Promise<Answer<'export-workspace'>> {
  const { member, workspace } = await demandRight('export-everything', workspaceId, context)
  const exportedAt = instantOf(context.now())
  const { body, records } = await writeBundle({ workspaceId, exportedAt, exportedBy: member.id }, context)
  if (body.size > LIMITS.fileBytes) return { ok: false, refusal: 'export-too-large' }
  const path = await context.files.keepFor({ workspaceId, memberId: member.id }, body)
  const name = `portside-${workspace.slug}-${exportedAt.slice(0, 10)}.jsonl.gz`
  return { ok: true, value: { path, name, sizeBytes: body.size, records } }
}

/** First line of the file. A reader refuses a `version` it does not know. */
export interface BundleHead {
  readonly portside: 'bundle'
  readonly version: 1
  readonly workspaceId: Id
  readonly exportedAt: Instant
  readonly exportedBy: Id
}

/** Every further line but the last. */
export interface BundleLine {
  readonly collection: CollectionName
  readonly record: object
  /** Of a member's account, by which another backend knows who they are. */
  readonly email?: string | null
}

/** Last line: without it the file is not whole. */
export interface BundleManifest {
  readonly records: number
  /** Records by collection; what is not named has none. */
  readonly counts: Readonly<Partial<Record<CollectionName, number>>>
  /** The lines after the head, in order: how many, and the SHA-256 of their bytes, line ends included. */
  readonly parts: readonly { readonly collection: CollectionName; readonly lines: number; readonly sha256: string }[]
}

/** JSON Lines under gzip, one record a line, in pages that are hashed as they come: nothing has to fit in memory twice. */
async function writeBundle(
  about: Omit<BundleHead, 'portside' | 'version'>,
  context: Pick<FunctionContext, 'records' | 'sha256' | 'emailOf' | 'turn'>,
): Promise<{ readonly body: Blob; readonly records: number }> {
  const { records, sha256, turn } = context
  const gzip = new CompressionStream('gzip')
  const body = new Response(gzip.readable).blob()
  const writer = gzip.writable.getWriter()
  const encoder = new TextEncoder()
  const write = (text: string) => writer.write(encoder.encode(text))

  await write(lineOf({ portside: 'bundle', version: 1, ...about } satisfies BundleHead))
  const counts = new Map<CollectionName, number>()
  const parts: BundleManifest['parts'][number][] = []
  for (const collection of BUNDLE_COLLECTIONS) {
    for await (const page of records.pages(collection, about.workspaceId)) {
      const lines = await Promise.all(page.map((record) => lineFor(collection, record, context)))
      const text = lines.map(lineOf).join('')
      counts.set(collection, (counts.get(collection) ?? 0) + page.length)
      parts.push({ collection, lines: page.length, sha256: await sha256(text) })
      await write(text)
      await turn()
    }
  }
  const total = parts.reduce((sum, { lines }) => sum + lines, 0)
  await write(lineOf({ records: total, counts: Object.fromEntries(counts), parts } satisfies BundleManifest))
  await writer.close()
  return { body: new Blob([await body], { type: 'application/gzip' }), records: total }
}

async function lineFor(
  collection: CollectionName,
  record: object,
  { emailOf, records }: Pick<FunctionContext, 'emailOf' | 'records'>,
): Promise<BundleLine> {
  const line = { collection, record: fieldsOf(collection, record) }
  if (collection !== 'members') return line
  const { id, workspaceId, userId } = record as RecordOf<'members'>
  if (userId !== null) return { ...line, email: await emailOf(userId) }
  // Who has not joined yet is known by the invitation that waits for them.
  const waiting = { workspaceId, where: { op: 'eq', field: 'memberId', value: id } } as const
  const [invitation] = await records.find<'invitations'>('invitations', waiting)
  return { ...line, email: invitation?.email ?? null }
}

/** Only what the collection is known to have: an adapter may keep more on its records. */
function fieldsOf(collection: CollectionName, record: object): BundleLine['record'] {
  return Object.fromEntries(Object.keys(REGISTRY[collection]).map((field) => [field, Reflect.get(record, field)]))
}

function lineOf(value: BundleHead | BundleLine | BundleManifest): string {
  return `${JSON.stringify(value)}\n`
}
