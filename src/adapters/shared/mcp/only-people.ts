/** The workspace lets assistants propose only: what was asked for is a person's to do. */
export class OnlyPeople extends Error {
  /** As problems are. */
  readonly problem = {
    type: 'about:blank',
    title: 'Only a person may do this, in the Inbox of the app: this workspace lets assistants propose changes, not make them.',
    status: 403,
    code: 'access/denied',
    action: 'act',
  }
}
