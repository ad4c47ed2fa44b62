import type { BackendDescriptor, Backend } from '../../backend-descriptor'
import type { JsonReader } from '../../json-reader'

export const DATABASE = 'portside'

/** This browser's own: kept in its database or, for trying things out, begun anew with each load. */
export const memoryBackend: BackendDescriptor = {
  kind: 'memory',
  builtIn: () => backendIn({ kept: true }),
  backendOf: (setting) => {
    const sample = setting.part('sample')
    if (setting.get('kept') !== false) return backendIn({ kept: true })
    return backendIn({ kept: false, ...(sample === null ? {} : { sample: sizeIn(sample) }) })
  },
  setup: null,
}

interface MemorySetting {
  /** In the browser's database; else every load begins anew. */
  readonly kept: boolean
  /** Begin signed in to a workspace filled with as many. */
  readonly sample?: ReturnType<typeof sizeIn>
}

function backendIn(setting: MemorySetting): Backend {
  return {
    kind: 'memory',
    id: 'memory',
    origin: null,
    setting: { ...setting },
    allowsReplica: false,
    ownData: setting.kept ? async () => (await import('./own-data')).ownDataIn(DATABASE) : null,
    open: async (runtime) =>
      (await import('./open-memory')).openMemory({
        runtime,
        ...(setting.kept ? { database: DATABASE } : {}),
        ...(setting.sample === undefined ? {} : { sample: setting.sample }),
      }),
  }
}

function sizeIn(sample: JsonReader) {
  const count = (name: string): number => sample.count(name) ?? 0
  return { people: count('people'), companies: count('companies'), deals: count('deals') }
}
