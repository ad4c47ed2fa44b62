import type { StateMachine } from '../records/state-machine'
import type { Invitation } from './workspace'

/** Resending gives an expired or revoked invitation a new token and a new term; an accepted one is history. */
export const INVITATION_STATES: StateMachine<Invitation['status']> = {
  initial: ['pending'],
  next: { pending: ['accepted', 'revoked', 'expired'], revoked: ['pending'], expired: ['pending'], accepted: [] },
}
