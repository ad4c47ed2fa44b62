import { useState } from 'react'
import { isPlainDate } from '../../domain/model/kernel/plain-date'
import { useWorkspace } from '../app/workspace-context'
import { Field, type FieldFrameProps } from '../design/field'
import { lazyComponent } from '../design/lazy-component'
import { LazyPart } from '../design/lazy-part'
import { TypedInput, type TypedInputProps } from '../design/typed-input'
import { useWhenReading, type When, type WhenReading } from './when-reading'

const { Component: CalendarPopup, preload } = lazyComponent(() => import('../design/calendar').then((file) => file.CalendarPopup))

export interface WhenInputProps extends Omit<TypedInputProps, 'read' | 'show' | 'said' | 'preload' | 'children'> {
  readonly kind: When
}

/** A day, a time or both, typed as people write it; a day also picked from a calendar. */
export function WhenInput({ kind, ...input }: WhenInputProps) {
  return <ReadInput kind={kind} reading={useWhenReading(kind)} {...input} />
}

function ReadInput({ kind, reading, ...input }: WhenInputProps & { readonly reading: WhenReading }) {
  const { formats, today, workspace } = useWorkspace()
  const { value } = input
  const { read, show, said } = reading
  const day = value.slice(0, 10)
  const frame = { ...input, read, show, said }
  if (kind === 'time') return <TypedInput {...frame} />
  return (
    <TypedInput {...frame} preload={preload}>
      {(popup, pick) => (
        <LazyPart>
          <CalendarPopup
            {...popup}
            value={isPlainDate(day) ? day : null}
            today={today()}
            locale={formats.locale}
            weekStart={workspace.weekStart}
            onPick={(picked) => pick(kind === 'day' ? picked : `${picked}T${value.slice(11) || MORNING}`)}
          />
        </LazyPart>
      )}
    </TypedInput>
  )
}

const MORNING = '09:00'

interface WhenFieldProps extends FieldFrameProps, Omit<WhenInputProps, 'id' | 'onWrong'> {}

/** The same with its label; what cannot be read is said below it. */
export function WhenField({ label, hint, error, optional, ...input }: WhenFieldProps) {
  const reading = useWhenReading(input.kind)
  const [isWrong, setWrong] = useState(false)
  return (
    <Field label={label} hint={hint} error={isWrong ? reading.problem : error} optional={optional}>
      {(wiring) => <ReadInput {...input} {...wiring} reading={reading} onWrong={setWrong} />}
    </Field>
  )
}
