import { defer } from 'rxjs'
import type { Ports } from '../../../src/ports/ports'
import { instead } from '../../harness/instead'

/**
 * Counts the different questions that are asked of a backend. The same one twice is one: development mounts everything twice,
 * and sets answer one stream to all who ask the same.
 */
export class QuestionCount {
  private readonly asked = new Set<string>()

  get count(): number {
    return this.asked.size
  }

  forget(): void {
    this.asked.clear()
  }

  readonly over = (ports: Ports): Ports => {
    const { records, functions } = ports
    return {
      ...ports,
      records: instead(records, {
        get: (collection, id, options) => {
          this.note('get', collection, id)
          return records.get(collection, id, options)
        },
        getMany: (collection, ids, options) => {
          // Of none, nothing is asked.
          if (ids.length > 0) this.note('getMany', collection, ids)
          return records.getMany(collection, ids, options)
        },
        list: (collection, query, options) => {
          this.note('list', collection, query)
          return records.list(collection, query, options)
        },
        watch: (collection, query) =>
          defer(() => {
            this.note('watch', collection, query)
            return records.watch(collection, query)
          }),
        watchOne: (collection, id) =>
          defer(() => {
            this.note('watchOne', collection, id)
            return records.watchOne(collection, id)
          }),
        commit: (mutations, options) => {
          this.note('commit', mutations)
          return records.commit(mutations, options)
        },
      }),
      functions: instead(functions, {
        call: (name, input, options) => {
          this.note('call', name, input)
          return functions.call(name, input, options)
        },
      }),
    }
  }

  private note(...question: readonly unknown[]): void {
    this.asked.add(JSON.stringify(question))
  }
}
