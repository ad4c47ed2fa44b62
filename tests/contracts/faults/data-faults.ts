import type { Answer } from '../../../src/domain/model/functions/catalogue'
import type { FilesPort } from '../../../src/ports/files.port'
import type { FunctionsPort } from '../../../src/ports/functions.port'
import { newMutationId } from '../../harness/stage'
import { instead } from '../../harness/instead'
import type { PlantedFault } from './planted-fault'

/** What each export was, by its path: shared by every client of the world it is planted in. */
const exported = new Map<string, Blob>()

/** Mistakes with all that is known: of one person, and of everybody. */
export const dataFaults: readonly PlantedFault[] = [
  {
    key: 'erased-by-purge-alone',
    says: 'erasing a person purges the record, and leaves what was written about them',
    caughtBy: ['functions/erase-gone', 'functions/erase-mentions', 'functions/erase-timeline'],
    plant: ({ functions, ...ports }, world) => ({
      ...ports,
      functions: calling(functions, async (name, input, options) => {
        if (name !== 'erase-person' || !('personId' in input)) return functions.call(name, input, options)
        const { workspaceId, personId } = input
        const expected = { collection: 'people', id: personId, expect: 'any' } as const
        const mutations = [{ kind: 'trash', ...expected } as const, { kind: 'purge', ...expected } as const]
        await ports.records.commit(mutations, { workspaceId, mutationId: newMutationId(world) })
        return { ok: true, value: { erased: 4, redacted: 0 } }
      }),
    }),
  },
  {
    key: 'export-cut-short',
    says: 'an export ends before its end',
    caughtBy: ['functions/export-whole'],
    plant: ({ files, ...ports }) => ({
      ...ports,
      files: downloading(files, async (file, options) => {
        const blob = await files.download(file, options)
        return blob.slice(0, blob.size - 100, blob.type)
      }),
    }),
  },
  {
    key: 'export-for-all',
    says: 'who knows where an export lies can download it',
    caughtBy: ['functions/export-own'],
    plant: ({ files, functions, ...ports }) => ({
      ...ports,
      functions: calling(functions, async (name, input, options) => {
        const answer = await functions.call(name, input, options)
        if (answer.ok && 'path' in answer.value && 'workspaceId' in input) {
          const { path } = answer.value
          exported.set(path, await files.download({ workspaceId: input.workspaceId, path }))
        }
        return answer
      }),
      files: downloading(files, async (file, options) => exported.get(file.path) ?? files.download(file, options)),
    }),
  },
]

type Call = FunctionsPort['call']

function calling(
  functions: FunctionsPort,
  call: (...args: Parameters<Call>) => Promise<Answer<Parameters<Call>[0]>>,
): FunctionsPort {
  return instead(functions, { call })
}

function downloading(files: FilesPort, download: FilesPort['download']): FilesPort {
  return instead(files, { download })
}
