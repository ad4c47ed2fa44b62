import type { Dictionary } from '../in-language'
import { app } from './app'

/** Everything that is said, in German; loaded only when it is spoken. */
export const german: Dictionary = { app }
