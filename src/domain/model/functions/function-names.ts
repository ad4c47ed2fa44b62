import { type FunctionName, LOCAL_NAMES } from './catalogue'
import { PUSH_NAMES } from './push-functions'

/** All functions. */
export const FUNCTION_NAMES: readonly FunctionName[] = [...LOCAL_NAMES, ...PUSH_NAMES]
