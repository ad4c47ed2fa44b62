import type { BundleProblem } from '../../domain/use-cases/bundle/read-manifest'
import { inLanguage } from './in-language'

const PROBLEMS: Readonly<Record<BundleProblem, string>> = inLanguage('bundleProblems', {
  'not-a-bundle': 'This file is no bundle. Choose the zip that “Export everything” made. Nothing was restored.',
  damaged: 'The bundle is damaged or not whole: its sums do not match. Download it again, then try again. Nothing was restored.',
  newer: 'This bundle was made by a newer version of Portside. Update this app first. Nothing was restored.',
  older: 'This bundle is of a version that this app cannot read any more. Nothing was restored.',
  'too-large': 'This file unpacks to more than a bundle can be. Nothing was restored.',
  invalid: 'The bundle holds a record that is not valid. Make a new bundle where this one comes from. Nothing was restored.',
  foreign: 'The bundle refers to records that are not in it. Make a new bundle where this one comes from. Nothing was restored.',
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
  checking: 'Looking through the bundle. Nothing is written yet.',
  writingRecords: (done: string, total: string) => `Writing records: ${done} of ${total}`,
  writingFiles: (done: string, total: string) => `Sending files: ${done} of ${total}`,
  verifying: 'Comparing with the bundle…',
  stayHere: 'Keep this page open. What is begun and not finished is taken away again.',
  done: (name: string) => `${name} is restored`,
  doneCompared: (records: string, files: string) => `Records: ${records}, compared with the bundle. Files: ${files}.`,
  doneCounted: (records: string, files: string) => `Records: ${records}, as many as in the bundle. Files: ${files}.`,
  second: 'There is a workspace of this bundle already, so this is a second one, with ids of its own.',
  differing: (what: string) => `Not as in the bundle: ${what}. Look at them before you rely on this workspace.`,
  open: (name: string) => `Open ${name}`,
  moveTitle: 'Move to another backend',
  moveLead:
    'Makes a bundle here and restores it there, compared in the end. This workspace stays as it is until you delete it; what is changed here afterwards does not follow.',
  moveNone: 'No other backend is known to this browser.',
  connect: 'Connect a backend',
  target: 'Backend',
  thisBrowser: 'This browser',
  move: 'Move',
  connecting: 'Connecting…',
  signIn: (backend: string) =>
    `Sign in on ${backend} to go on. If you have no account there yet, turn to it under Backends and make one first.`,
  email: 'E-mail',
  password: 'Password',
  signInSubmit: 'Sign in and move',
  signInElsewhere:
    'This account asks for more than a password. Turn to that backend under Backends, sign in there, then come back.',
  collecting: 'Making the bundle…',
  moved: (name: string, backend: string) => `${name} is on ${backend} now. This one stays until you delete it.`,
  openThere: (backend: string) => `Turn to ${backend}`,
  problem: (problem: BundleProblem) => PROBLEMS[problem],
})
