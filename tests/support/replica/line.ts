import { Observable } from 'rxjs'
import type { CallOptions } from '../../../src/ports/call-options'
import type { Ports } from '../../../src/ports/ports'
import type { RecordsPort } from '../../../src/ports/records.port'
import { instead } from '../../harness/instead'

/** The line between a replica and the records of its server, which can fall silent: then nothing that is asked gets an answer. */
export class Line {
  /** What was asked since it was last emptied, in order. */
  readonly asked: string[] = []
  /** The questions of those that the caller called off. */
  readonly calledOff: string[] = []
  isSilent = false

  before({ records, ...others }: Ports): Ports {
    const over: Partial<RecordsPort> = {
      get: (...call) => this.carry('get', call[2], () => records.get(...call)),
      getMany: (...call) => this.carry('getMany', call[2], () => records.getMany(...call)),
      list: (...call) => this.carry('list', call[2], () => records.list(...call)),
      listEach: (...call) => this.carry('listEach', call[2], () => records.listEach(...call)),
      commit: (mutations, options) => this.carry('commit', options, () => records.commit(mutations, options)),
      watch: (...call) => this.follow('watch', () => records.watch(...call)),
      watchOne: (...call) => this.follow('watchOne', () => records.watchOne(...call)),
    }
    return { ...others, records: instead(records, over) }
  }

  private carry<T>(name: string, options: CallOptions | undefined, pass: () => Promise<T>): Promise<T> {
    this.asked.push(name)
    options?.signal?.addEventListener('abort', () => this.calledOff.push(name), { once: true })
    return this.isSilent ? new Promise(() => undefined) : pass()
  }

  private follow<T>(name: string, pass: () => Observable<T>): Observable<T> {
    return new Observable((observer) => {
      this.asked.push(name)
      return this.isSilent ? undefined : pass().subscribe(observer)
    })
  }
}
