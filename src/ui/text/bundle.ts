import type { BundleProblem } from '../../domain/use-cases/bundle/read-manifest'
import { inLanguage } from './in-language'

const PROBLEMS: Readonly<Record<BundleProblem, string>> = inLanguage('bundleProblems', {
  'not-a-bundle': 'This file is not a bundle. Choose the zip that “Export everything” made. Nothing was restored.',
  damaged:
    'The bundle is damaged or incomplete: its checksums do not match. Download it again, then try again. Nothing was restored.',
  newer: 'This bundle was made by a newer version of Portside. Update this app first. Nothing was restored.',
  older: 'This bundle was made by an old version that this app can no longer read. Nothing was restored.',
  'too-large': 'Unpacked, this file is larger than a bundle can be. Nothing was restored.',
  invalid: 'The bundle holds a record that is not valid. Export it again and use the new bundle. Nothing was restored.',
  foreign: 'The bundle refers to records that are not in it. Export it again and use the new bundle. Nothing was restored.',
})

export const bundleText = inLanguage('bundle', {
  title: 'Restore from a bundle',
  lead: 'A bundle is the zip that “Export everything” makes. It becomes a workspace here, with you as its owner: records, times, timeline and files as they were. Others join by invitation and find what is theirs.',
  drop: 'Drop a bundle here, or choose it',
  choose: 'Choose a bundle',
  cancel: 'Cancel',
  back: 'Back to your workspaces',
  another: 'Restore another bundle',
  progress: 'Progress of restoring',
  checking: 'Checking the bundle. Nothing is written yet.',
  writingRecords: (done: string, total: string) => `Writing records: ${done} of ${total}`,
  writingFiles: (done: string, total: string) => `Uploading files: ${done} of ${total}`,
  verifying: 'Comparing with the bundle…',
  stayHere: 'Keep this page open. If it is interrupted, what was restored so far is removed again.',
  done: (name: string) => `${name} is restored`,
  doneCompared: (records: string, files: string) => `Records: ${records}, checked against the bundle. Files: ${files}.`,
  doneCounted: (records: string, files: string) => `Records: ${records}, as many as in the bundle. Files: ${files}.`,
  second: 'The workspace of this bundle is or was here before, so this is another one, with new IDs.',
  differing: (what: string) => `Different from the bundle: ${what}. Check them before you rely on this workspace.`,
  open: (name: string) => `Open ${name}`,
  moveTitle: 'Move to another backend',
  moveLead:
    'Makes a bundle here, restores it there and compares the two. This workspace stays as it is until you delete it; later changes here are not carried over.',
  moveNone: 'No other backend is known to this browser.',
  connect: 'Connect a backend',
  target: 'Backend',
  move: 'Move',
  connecting: 'Connecting…',
  signIn: (backend: string) =>
    `Sign in on ${backend} to continue. If you have no account there yet, switch to it under Backends and create one first.`,
  email: 'E-mail',
  password: 'Password',
  signInSubmit: 'Sign in and move',
  signInElsewhere:
    'This account asks for more than a password. Switch to that backend under Backends, sign in there, then come back.',
  collecting: 'Making the bundle…',
  moved: (name: string, backend: string) => `${name} is on ${backend} now. This one stays until you delete it.`,
  openThere: (backend: string) => `Switch to ${backend}`,
  problem: (problem: BundleProblem) => PROBLEMS[problem],
})
