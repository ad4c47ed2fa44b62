import type { Id } from '../../../model/kernel/id'
import type { PushPlace } from '../../../model/push/news'
import type { PushDevice } from '../../../model/push/push-device'

/** How messages leave the backend. */
export interface PushService {
  /** Whether `post` calls it: by https, and not within the backend's own network. */
  mayReach(endpoint: string): Promise<boolean>
  /** @returns the HTTP status; `null` where there was no answer, or the address is none that may be reached */
  post(endpoint: string, headers: Readonly<Record<string, string>>, body: Uint8Array<ArrayBuffer>): Promise<number | null>
  /** Whom it may turn to about what it is sent: the address of the app; `null`: none is known. */
  contact(): Promise<string | null>
}

/** Devices that are notified while the app is closed, and how far each has come. They are no records, as keys are none. */
export interface Pushes {
  /** Of active members. */
  devicesOf(workspaceId: Id): Promise<readonly PushDevice[]>
  /**
   * A new one begins with what comes from now on; one that is there goes on where it is.
   *
   * @param most that a member may have
   * @returns false: they have as many already
   */
  keep(device: PushDevice, most: number): Promise<boolean>
  /** Removing what is not there succeeds. */
  remove(device: Pick<PushDevice, 'workspaceId' | 'id'>): Promise<void>
  /**
   * Leases devices whose members have something new: a notification that waits to be read, a reminder that is due. Those of members
   * who are gone are removed. A lease is exclusive, for a minute from now and from each `reach`.
   */
  claim(whose: { readonly workspaceId: Id | null; readonly memberId: Id | null }): Promise<readonly PushClaim[]>
  /** Stores how far the device has come. @returns false: another run has the lease by now */
  reach(claim: PushClaim, place: PushPlace): Promise<boolean>
  /** Gives it back. What is never given back is free again after a minute. */
  release(claim: PushClaim): Promise<void>
}

export interface PushClaim {
  readonly device: PushDevice
  /** Of who took it. */
  readonly token: string
  readonly place: PushPlace
}
