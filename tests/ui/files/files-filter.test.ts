import { expect, it } from 'vitest'
import { FILE_KINDS, fileKind, STORED_TYPES, SVG_TYPE, typesOfKind } from '../../../src/domain/model/files/content-type'
import { filesQuery, NO_FILTER, readFilesFilter, sortedBy, writeFilesFilter } from '../../../src/ui/features/files/files-filter'
import { previewKind } from '../../../src/ui/features/files/file-preview.model'
import { idOf } from '../../domain/records/make'

const ABOUT = `people/${idOf(1)}` as const
const LINK = `q=offer&kind=pdf&size=medium&about=${encodeURIComponent(ABOUT)}&from=2026-11-01&to=2026-11-21&sort=-sizeBytes`

it('the library is asked for what the link says', () => {
  const filter = readFilesFilter(new URLSearchParams(LINK))
  expect(filesQuery(filter, { workspaceId: idOf(9), timeZone: 'UTC' })).toEqual({
    workspaceId: idOf(9),
    where: {
      op: 'and',
      of: [
        { op: 'in', field: 'mime', values: ['application/pdf'] },
        { op: 'gte', field: 'sizeBytes', value: 1024 * 1024 },
        { op: 'lt', field: 'sizeBytes', value: 10 * 1024 * 1024 },
        { op: 'eq', field: 'subject', value: ABOUT },
        { op: 'gte', field: 'createdAt', value: '2026-11-01T00:00:00.000Z' },
        { op: 'lt', field: 'createdAt', value: '2026-11-22T00:00:00.000Z' },
      ],
    },
    search: 'offer',
    orderBy: [{ field: 'sizeBytes', direction: 'desc', empty: 'last' }],
    limit: 100,
    count: 'exact',
  })
  expect(writeFilesFilter(new URLSearchParams(), filter).toString()).toBe(LINK)
})

it('a column is sorted one way and then the other', () => {
  const bySize = sortedBy(NO_FILTER, 'sizeBytes')
  expect([bySize.direction, sortedBy(bySize, 'sizeBytes').direction, sortedBy(bySize, 'name').direction]).toEqual([
    'desc',
    'asc',
    'asc',
  ])
})

it('every stored type is of one kind, and every kind has its types', () => {
  expect(FILE_KINDS.flatMap(typesOfKind).toSorted()).toEqual([...STORED_TYPES, SVG_TYPE].toSorted())
  expect(FILE_KINDS.filter((kind) => typesOfKind(kind).length === 0)).toEqual([])
  expect(fileKind('text/csv')).toBe('sheet')
})

it('nothing is previewed that a browser would run, nor what is not there', () => {
  const of = (mime: string, status: 'ready' | 'failed' = 'ready') => previewKind({ mime, status })
  expect([of('image/png'), of('image/svg+xml'), of('application/pdf'), of('text/plain')]).toEqual([
    'image',
    'image',
    'pdf',
    'text',
  ])
  expect([of('text/xml'), of('text/html'), of('image/png', 'failed')]).toEqual([null, null, null])
})
