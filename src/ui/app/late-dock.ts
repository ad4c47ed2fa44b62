import type { ReactElement } from 'react'
import { ShownValue } from '../hooks/shown-value'

/**
 * What stands at the foot of every screen from when its code was fetched, and `null` until then: a screen's work that goes on
 * when one looks elsewhere. Whatever it shows it finds out by itself, so that no first screen knows of it.
 */
export const lateDock = new ShownValue<ReactElement | null>(null)
