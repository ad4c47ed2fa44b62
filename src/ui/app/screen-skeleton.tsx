import { useState, type ReactNode } from 'react'
import { Redirect } from 'wouter'
import type { PortError } from '../../domain/model/errors/port-error'
import { ErrorState } from '../design/message'
import type { StreamState } from '../hooks/use-stream'
import { errorsText, errorText } from '../text/error-text'
import { Skeleton } from '../design/skeleton'
import { appText } from '../text/app'
import styles from './screen-skeleton.module.css'
import { Logo } from '../design/logo'

const ROWS = ['70%', '55%', '62%', '48%', '66%', '51%', '58%', '44%'] as const

/** A screen whose code is on its way. */
export function ScreenSkeleton() {
  return (
    <div className={styles.frame} role="status">
      <span className="visually-hidden">{appText.loading}</span>
      <div className={styles.header}>
        <Skeleton width="7rem" height="1rem" />
      </div>
      {ROWS.map((width) => (
        <div className={styles.row} key={width}>
          <Skeleton width={width} />
        </div>
      ))}
    </div>
  )
}

/** Before there is anything to show: what the page itself shows, going on from there or from another; else only if it takes long. */
export function Splash() {
  const [goesOn] = useState(() => document.querySelector('#root > [data-pending]') !== null)
  return (
    <div className={goesOn ? 'starting' : `starting ${styles.late}`} role="status" data-pending="">
      <Logo size={40} />
      <p aria-hidden="true">Portside</p>
      <span className="visually-hidden">{appText.starting}</span>
    </div>
  )
}

/** On to another screen, past a moment in which there is none. */
export function Onward({ to }: { readonly to: string }) {
  return (
    <>
      <Redirect to={to} replace />
      <Splash />
    </>
  )
}

/** In place of what a screen waits for, until it is there. */
export function LoadState({ state }: { readonly state: StreamState<unknown> }) {
  if (state.status === 'pending') return <ScreenSkeleton />
  return state.status === 'failed' ? <LoadFailure error={state.error} /> : null
}

export function LoadFailure({ error, actions }: { readonly error: PortError; readonly actions?: ReactNode }) {
  return (
    <ErrorState title={errorsText.couldNotLoad} actions={actions}>
      {errorText(error)}
    </ErrorState>
  )
}
