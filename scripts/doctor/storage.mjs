import { unseen, well, wrong } from './finding.mjs'

const BUCKET = 'attachments'
const MIGRATION = 'supabase/migrations/20261121003000_storage.sql'

/** Who gets at the bytes of files. */
export async function lookAtStorage({ ask }) {
  const shown = await ask(`/storage/v1/object/public/${BUCKET}/doctor`)
  const put = await ask(`/storage/v1/object/${BUCKET}/doctor/of-portside`, { method: 'POST', body: 'x' })
  const isStored = put.status >= 200 && put.status < 300
  const isThere = !isBucketMissing(put)
  return [
    isThere
      ? well('bucket', `The bucket “${BUCKET}” is there.`)
      : wrong('bucket', `The bucket “${BUCKET}” is missing.`, 'Push the migrations: npx supabase@3.1.0 db push --remote'),
    // Of a public bucket it says that the object is missing, of a private one that there is no such bucket.
    isThere && !isBucketMissing(shown)
      ? wrong(
          'bucket-public',
          `The bucket “${BUCKET}” is public: who knows a file’s address reads it.`,
          `Make it private under Storage, in the dashboard; ${MIGRATION} does.`,
        )
      : well('bucket-public', 'Files have no public address.'),
    isStored
      ? wrong(
          'bucket-writing',
          'Anybody may store files.',
          `Compare the policies of storage.objects with ${MIGRATION}, and remove doctor/of-portside from the bucket.`,
        )
      : well('bucket-writing', 'Nobody stores a file without signing in.'),
  ]
}

/** @param {{ ask: import('./ask.mjs').Ask }} options of somebody who has signed in */
export async function lookAtLinks({ ask }) {
  const ready = await ask('/rest/v1/files?select=workspace_id,path&status=eq.ready&deleted_at=is.null&limit=1')
  const file = Array.isArray(ready.json) ? ready.json[0] : undefined
  if (file === undefined)
    return [unseen('links', 'This account sees no file to have a link made for.', 'Attach one to a record, and run this again.')]
  const path = `/storage/v1/object/sign/${BUCKET}/${file.workspace_id}/${file.path}`
  const signed = await ask(path, { method: 'POST', body: { expiresIn: 1 } })
  return [
    !['400', '401', '403', '404'].includes(String(signed.json?.statusCode ?? signed.status))
      ? wrong(
          'links',
          'Members can make links to files that anybody can open, after they were removed as well.',
          `Compare the policies of storage.objects with ${MIGRATION}: “attachments_get” names no operation that signs.`,
        )
      : well('links', 'No links are made that others could open.'),
  ]
}

function isBucketMissing({ json }) {
  return /bucket not found/i.test(`${json?.error} ${json?.message}`) || json?.code === 'NoSuchBucket'
}
