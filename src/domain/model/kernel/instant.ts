import type { Brand } from './brand'

/** RFC 3339, UTC, millisecond precision: `2026-11-21T09:30:00.000Z`. Sorts as text. */
export type Instant = Brand<string, 'Instant'>
/** A day without a zone: `2026-11-21`. Sorts as text. */
export type PlainDate = Brand<string, 'PlainDate'>

const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/

export function isInstant(value: unknown): value is Instant {
  return typeof value === 'string' && INSTANT.test(value) && !Number.isNaN(Date.parse(value))
}

/** @param ms milliseconds since the epoch */
export function instantOf(ms: number): Instant {
  return new Date(ms).toISOString() as Instant
}

export const DAY_MS = 86_400_000
