import type { BundleTools, RestoreTools } from '../../domain/use-cases/bundle/archive'
import { sumOf } from './sum-of'
import { openZip } from './read-zip'
import { newZip } from './zip'

/** What bundles are made and read with in a browser. Fetched when one is: none of it is needed to look at a list. */
export const bundleTools: BundleTools & RestoreTools = {
  newArchive: newZip,
  openArchive: openZip,
  sha256: sumOf,
}
