import type { ReactNode } from 'react'
import { lazyPart } from '../../design/lazy-part'
import type { MergedCollection } from '../../../domain/model/duplicates/merge'
import type { MergeOfRows } from '../../table/record-grid'

const MergeDialog = lazyPart(() => import('./merge-dialog').then((file) => file.MergeDialog))

/** What merges the rows selected in a list; its code is fetched for the first merge. */
export function mergeSelected(collection: MergedCollection): (merge: MergeOfRows) => ReactNode {
  return (merge) => <MergeDialog collection={collection} {...merge} />
}
