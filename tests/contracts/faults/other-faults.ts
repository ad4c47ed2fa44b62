import { defer, finalize, lastValueFrom, map, Observable, switchMap } from 'rxjs'
import { isPortError, portError } from '../../../src/domain/model/errors/port-error'
import type { Id } from '../../../src/domain/model/kernel/id'
import type { FilesPort } from '../../../src/ports/files.port'
import { newMutationId } from '../../harness/stage'
import { instead } from '../../harness/instead'
import type { PlantedFault } from './planted-fault'

/** Mistakes with files, functions, accounts and errors. */
export const otherFaults: readonly PlantedFault[] = [
  {
    key: 'half-stored-upload',
    says: 'what was sent of a cancelled upload can be read',
    caughtBy: ['files/cancel'],
    plant: ({ files, ...ports }) => ({
      ...ports,
      files: instead(files, {
        upload: (target, body, options) =>
          new Observable((observer) => {
            let isDone = false
            const sending = files.upload(target, body, options).pipe(
              finalize(() => {
                if (!isDone) void lastValueFrom(files.upload(target, body.slice(0, 10, body.type)))
              }),
            )
            return sending.subscribe({
              next: (event) => {
                if (event.kind === 'stored') isDone = true
                observer.next(event)
              },
              error: (error: unknown) => {
                isDone = true
                observer.error(error)
              },
              complete: () => observer.complete(),
            })
          }),
      }),
    }),
  },
  {
    key: 'upload-unannounced',
    says: 'an upload that nobody announced announces itself',
    caughtBy: ['files/announced'],
    plant: ({ files, records, ...ports }, world) => ({
      ...ports,
      records,
      files: instead(files, {
        upload: (target, body, options) =>
          defer(async () => {
            const { workspaceId, path } = target
            const id = path.split('/').at(-1) as Id
            const data = { name: 'a', mime: 'text/plain', sizeBytes: body.size, path, status: 'uploading' } as const
            const announcement = { kind: 'create', collection: 'files', id, data } as const
            await records.commit([announcement], { workspaceId, mutationId: newMutationId(world) }).catch(() => undefined)
          }).pipe(switchMap(() => files.upload(target, body, options))),
      }),
    }),
  },
  {
    key: 'progress-falls',
    says: 'an upload’s progress goes back',
    caughtBy: ['files/stored'],
    plant: (ports) =>
      filing(ports, ({ upload }) => ({
        upload: (target, body, options) =>
          upload(target, body, options).pipe(
            map((event) => (event.kind === 'progress' ? { ...event, sentBytes: event.totalBytes - event.sentBytes } : event)),
          ),
      })),
  },
  {
    key: 'remove-missing-fails',
    says: 'removing what is not there is an error',
    caughtBy: ['files/remove'],
    plant: (ports) =>
      filing(ports, ({ download, remove }) => ({
        remove: async (files, options) => {
          for (const file of files) await download(file, options)
          await remove(files, options)
        },
      })),
  },
  {
    key: 'vendor-error',
    says: 'the error of the vendor’s library comes through',
    caughtBy: ['errors/offline/records.list', 'errors/offline/records.get'],
    plant: ({ records, ...ports }) => ({
      ...ports,
      records: instead(records, {
        list: (collection, query, options) => records.list(collection, query, options).catch(asVendorError),
        get: (collection, id, options) => records.get(collection, id, options).catch(asVendorError),
      }),
    }),
  },
  {
    key: 'abort-leaks',
    says: 'calling off rejects with the browser’s AbortError',
    caughtBy: ['errors/cancelled/records.list'],
    plant: ({ records, ...ports }) => ({
      ...ports,
      records: instead(records, {
        list: async (collection, query, options) => {
          options?.signal?.throwIfAborted()
          return records.list(collection, query, options)
        },
      }),
    }),
  },
  {
    key: 'address-given-away',
    says: 'signing in says whether the address is known',
    caughtBy: ['auth/one-answer'],
    plant: ({ auth, ...ports }, world) => ({
      ...ports,
      auth: instead(auth, {
        signIn: async (how, options) => {
          if (how.method === 'password' && how.email.startsWith('nobody'))
            throw portError('record/missing', { collection: 'users', id: world.newId() })
          return auth.signIn(how, options)
        },
      }),
    }),
  },
  {
    key: 'link-works-twice',
    says: 'a mailed link lets in again and again',
    caughtBy: ['auth/reset'],
    plant: ({ auth, ...ports }) => ({
      ...ports,
      auth: instead(auth, {
        completeRedirect: (url, options) =>
          auth.completeRedirect(url, options).catch((error: unknown) => {
            if (isPortError(error, 'auth/bad-credentials')) return { next: 'done' } as const
            throw error
          }),
      }),
    }),
  },
  {
    key: 'function-done-twice',
    says: 'a function called again with the same mutationId runs again',
    caughtBy: ['functions/create-replay'],
    plant: ({ functions, ...ports }, world) => ({
      ...ports,
      functions: instead(functions, {
        call: (name, input, options) => functions.call(name, input, { ...options, mutationId: newMutationId(world) }),
      }),
    }),
  },
]

function filing(
  ports: Parameters<PlantedFault['plant']>[0],
  change: (files: Pick<FilesPort, 'upload' | 'download' | 'remove'>) => Partial<FilesPort>,
) {
  const { files } = ports
  const members = { upload: files.upload.bind(files), download: files.download.bind(files), remove: files.remove.bind(files) }
  return { ...ports, files: instead(files, change(members)) }
}

function asVendorError(error: unknown): never {
  throw isPortError(error, 'net/offline') ? new TypeError('Failed to fetch') : error
}
