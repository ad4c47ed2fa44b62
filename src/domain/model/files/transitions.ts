import type { StateMachine } from '../records/state-machine'
import type { FileStatus } from './file'

/** Of a record in these, and only these, the bytes may still come. */
export const AWAITS_BYTES: ReadonlySet<FileStatus> = new Set(['pending', 'uploading'])

/** An upload is announced before its first byte is sent, so that no bytes are ever stored that no record knows of. */
export const FILE_STATES: StateMachine<FileStatus> = {
  initial: ['pending', 'uploading'],
  next: {
    pending: ['uploading', 'failed'],
    uploading: ['ready', 'failed'],
    failed: ['uploading'],
    ready: ['removed'],
    removed: [],
  },
}
