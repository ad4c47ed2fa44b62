import type { Id } from '../kernel/id'
import type { PushDevice, PushDeviceSummary } from '../push/push-device'

/** The functions by which a browser is notified while the app is closed (Web Push). Anybody, about their own devices. */
export interface PushFunctions {
  /** The caller's own devices in this workspace, the newest first. */
  readonly 'list-push-devices': {
    /** `endpoint`: of the browser that asks; `null` where it has none. */
    readonly input: { readonly workspaceId: Id; readonly endpoint: string | null }
    readonly output: {
      readonly devices: readonly PushDeviceSummary[]
      /** What browsers subscribe with: the backend's public key (RFC 8292), in base64url. */
      readonly key: string
    }
    readonly refusal: never
  }
  /** Again for the same browser: its kinds, name and language are replaced. */
  readonly 'turn-on-push': {
    readonly input: Omit<PushDevice, 'id' | 'memberId' | 'createdAt'>
    readonly output: { readonly deviceId: Id }
    /**
     * `push-service-refused`: the address is one that the backend does not call; `device-elsewhere`: another member has this browser,
     * and whoever asks does not know its secret; `too-many-devices`: one has to go first.
     */
    readonly refusal: 'push-service-refused' | 'device-elsewhere' | 'too-many-devices'
  }
  /** One of the caller's own devices, or (null) all of them in this workspace. One that is gone already is no refusal. */
  readonly 'turn-off-push': {
    readonly input: { readonly workspaceId: Id; readonly deviceId: Id | null }
    /** How many were turned off. */
    readonly output: { readonly count: number }
    readonly refusal: never
  }
  /** Pushes what is due to the caller's own devices; the backend does the same for everybody by itself. */
  readonly 'deliver-pushes': {
    readonly input: { readonly workspaceId: Id }
    /** Messages that a push service took, and devices whose service refused one. */
    readonly output: { readonly pushed: number; readonly refused: number }
    readonly refusal: never
  }
}

/** A backend has all of these, or none: whoever pushes is there when the app is closed. */
export const PUSH_NAMES = [
  'list-push-devices',
  'turn-on-push',
  'turn-off-push',
  'deliver-pushes',
] as const satisfies readonly (keyof PushFunctions)[]
