import type { BundleTools } from '../../domain/use-cases/bundle/archive'
import { sumOf } from '../features/files/sum-of'
import { newZip } from './zip'

/** What bundles are made with in a browser. Fetched when one is: none of it is needed to look at a list. */
export const bundleTools: BundleTools = { newArchive: newZip, sha256: sumOf }
