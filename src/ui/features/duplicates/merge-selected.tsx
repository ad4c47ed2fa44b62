import type { ReactNode } from 'react'
import type { MergedCollection } from '../../../domain/model/duplicates/merge'
import { lazyComponent } from '../../design/lazy-component'
import { LazyPart } from '../../design/lazy-part'
import type { MergeOfRows } from '../../table/record-grid'

const { Component: MergeDialog } = lazyComponent(() => import('./merge-dialog').then((file) => file.MergeDialog))

/** What merges the rows selected in a list; its code is fetched for the first merge. */
export function mergeSelected(collection: MergedCollection): (merge: MergeOfRows) => ReactNode {
  return (merge) => (
    <LazyPart>
      <MergeDialog collection={collection} {...merge} />
    </LazyPart>
  )
}
