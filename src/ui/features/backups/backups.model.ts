import { BehaviorSubject, type Observable } from 'rxjs'
import { backupName, isBackupDue, type BackedUp } from '../../../domain/model/backups/backup-plan'
import { asPortError } from '../../../domain/model/errors/port-error'
import type { Instant, PlainDate } from '../../../domain/model/kernel/instant'
import { dayIn } from '../../../domain/model/kernel/plain-date'
import type { Exported } from '../../../domain/use-cases/bundle/export-bundle'
import type { BackupFolder, BackupWritten, WorkFiles } from '../../../ports/device.port'
import type { Runtime } from '../../../ports/runtime.port'
import { onPreferenceChange } from '../../app/preferences'
import { errorText } from '../../text/error-text'
import { refusalText } from '../../text/refusal-text'
import { keepLastBackup, readBackupChoices } from './backup-choices'

/** Why a person has to see to a backup that is due; what is no word of a folder is a sentence. */
export type BackupReason = 'no-folder' | Exclude<BackupWritten, 'written'>

export interface BackupState {
  /** `null`: there is nothing to say. */
  readonly reminder: { readonly reason: BackupReason; readonly last: Instant | null; readonly folder: string } | null
  readonly isBusy: boolean
  /** Why it could not be made. */
  readonly error: string | null
}

export interface BackupsContext {
  readonly workspace: BackedUp
  readonly timeZone: string
  readonly runtime: Runtime
  readonly folder: BackupFolder
  readonly workFiles: WorkFiles
  readonly make: () => Promise<Exported>
  readonly save: (backup: Blob, name: string) => void
}

const LOOK_MS = 60_000
const QUIET: BackupState = { reminder: null, isBusy: false, error: null }

/** Sees to it that a workspace which is in this browser alone is backed up when it is due: by itself, or by asking. */
export class Backups {
  private readonly context: BackupsContext
  private readonly subject = new BehaviorSubject(QUIET)
  /** Hot, replays the latest, never errors or completes. */
  readonly state$: Observable<BackupState> = this.subject.asObservable()
  /** What went wrong is not tried again by itself: a whole export is not made every minute for nothing. */
  private failed: BackupReason | null = null
  private dismissedOn: PlainDate | null = null
  private stopLooking: () => void = () => undefined

  constructor(context: BackupsContext) {
    this.context = context
  }

  /** Looks now, every minute, and when a choice changes here or in another tab; until what is given back is called. */
  start(): () => void {
    let isOver = false
    const tick = () => {
      if (isOver) return
      void this.look()
      this.stopLooking = this.context.runtime.schedule(LOOK_MS, tick)
    }
    tick()
    let before = this.choicesText()
    const unfollow = onPreferenceChange(() => {
      const now = this.choicesText()
      if (now === before) return
      before = now
      this.failed = null
      void this.look()
    })
    return () => {
      isOver = true
      this.stopLooking()
      unfollow()
    }
  }

  /** The way that is always there: a file to keep wherever one likes. */
  async download(): Promise<void> {
    const { runtime, workspace, save } = this.context
    await this.making(async (backup) => {
      save(backup, backupName(workspace, this.today()))
      keepLastBackup(workspace.id, runtime.now())
    })
  }

  /** By a click, for the browser asks the person. */
  async allow(): Promise<void> {
    const { folder, workspace } = this.context
    if (!(await folder.allow(workspace.id))) return
    this.failed = null
    await this.look()
  }

  dismiss(): void {
    this.dismissedOn = this.today()
    this.subject.next(QUIET)
  }

  private async look(): Promise<void> {
    if (this.subject.value.isBusy) return
    if (!this.isDue()) return this.subject.next(QUIET)
    if (this.failed !== null) return this.remind(this.failed)
    const status = await this.context.folder.status(this.context.workspace.id)
    if (status === 'none') this.remind(readBackupChoices(this.context.workspace.id).folder === null ? 'no-folder' : 'gone')
    else if (status === 'not-allowed') this.remind('not-allowed')
    else await this.write()
  }

  /** In one tab of this browser only. */
  private async write(): Promise<void> {
    const { folder, workFiles, runtime, workspace } = this.context
    const release = await workFiles.claim(`backup ${workspace.id}`)
    if (release === null) return
    try {
      if (!this.isDue()) return
      await this.making(async (backup) => {
        const outcome = await folder.write(workspace, this.today(), backup)
        this.failed = outcome === 'written' ? null : outcome
        if (outcome === 'written') keepLastBackup(workspace.id, runtime.now())
      })
      if (this.subject.value.error !== null) this.failed = 'failed'
    } finally {
      release()
    }
    if (this.failed !== null) this.remind(this.failed)
  }

  /** Makes it and does something with it; what stands in the way is a sentence. */
  private async making(handOver: (backup: Blob) => Promise<void>): Promise<void> {
    const { value } = this.subject
    if (value.isBusy) return
    this.subject.next({ ...value, isBusy: true, error: null })
    let error: string | null = null
    try {
      const made = await this.context.make()
      if (made.ok) await handOver(made.bundle)
      else error = refusalText(made.refusal)
    } catch (failure) {
      error = errorText(asPortError(failure, 'backup'))
    }
    this.subject.next({ reminder: this.isDue() ? value.reminder : null, isBusy: false, error })
  }

  private remind(reason: BackupReason): void {
    if (this.dismissedOn === this.today()) return
    const { last, folder } = readBackupChoices(this.context.workspace.id)
    this.subject.next({ ...this.subject.value, reminder: { reason, last, folder: folder ?? '' } })
  }

  private isDue(): boolean {
    const { runtime, timeZone, workspace } = this.context
    return isBackupDue(readBackupChoices(workspace.id), { nowMs: runtime.now(), timeZone })
  }

  private today(): PlainDate {
    return dayIn(this.context.timeZone, this.context.runtime.now())
  }

  private choicesText(): string {
    return JSON.stringify(readBackupChoices(this.context.workspace.id))
  }
}
