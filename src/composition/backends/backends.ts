import type { BackendDescriptor } from '../backend-descriptor'
import { cloudflareBackend } from './cloudflare/descriptor'
import { memoryBackend } from './memory/descriptor'
import { supabaseBackend } from './supabase/descriptor'

/** Every kind of backend there is. Where nothing is chosen, the last that the build names is taken. */
export const BACKENDS: readonly BackendDescriptor[] = [memoryBackend, supabaseBackend, cloudflareBackend]
