import { act, renderHook } from '@testing-library/react'
import type { PropsWithChildren } from 'react'
import { expect, test, vi } from 'vitest'
import { Toasts, ToastsContext } from '../../../src/ui/app/toasts'
import { type FieldAnswer, useFieldSave } from '../../../src/ui/features/record/fields/field-save'
import { useCellSave } from '../../../src/ui/table/editors/cell-editing'

const SAME_FIELD = 'Somebody else changed this field.'
const VALUE = { kind: 'text', text: 'Countess' } as const

/** An answer that comes when the test says so. */
function late<T>() {
  let answer!: (with_: T) => void
  const answered = new Promise<T>((resolve) => {
    answer = resolve
  })
  return { answered, answer: (given: T) => act(async () => answer(given)) }
}

test('a cell is left as soon as the list shows what was saved, and a refusal that comes later is told', async () => {
  const { answered, answer } = late<FieldAnswer>()
  const [onDone, onLateRefusal] = [vi.fn(), vi.fn()]
  const opened = { row: {} }
  const cell = renderHook(({ row }) => useCellSave({ row, onSave: () => answered, onDone, onLateRefusal }), {
    initialProps: opened,
  })
  act(() => cell.result.current.save(VALUE, 'next'))
  cell.rerender(opened)
  expect(onDone).not.toHaveBeenCalled()
  cell.rerender({ row: {} })
  expect(onDone.mock.calls).toEqual([['next']])
  cell.unmount()
  await answer({ status: 'refused', message: SAME_FIELD, paths: [] })
  expect(onLateRefusal.mock.calls).toEqual([[SAME_FIELD]])
})

test('a list that stays open while one picks from it is not left', async () => {
  const onDone = vi.fn()
  const { answered } = late<FieldAnswer>()
  const cell = renderHook(({ row }) => useCellSave({ row, onSave: () => answered, onDone, onLateRefusal: vi.fn() }), {
    initialProps: { row: {} },
  })
  act(() => cell.result.current.save(VALUE, null))
  cell.rerender({ row: {} })
  expect(onDone).not.toHaveBeenCalled()
})

test('a field of a record page is left as soon as the page shows what was saved, and a refusal that comes later is told', async () => {
  const toasts = new Toasts()
  const { answered, answer } = late<FieldAnswer>()
  const then = vi.fn()
  const wrapper = ({ children }: PropsWithChildren) => <ToastsContext value={toasts}>{children}</ToastsContext>
  const field = renderHook(({ record }) => useFieldSave({ record, save: () => answered }), {
    initialProps: { record: {} },
    wrapper,
  })
  act(() => field.result.current.save('Countess', then))
  expect(then).not.toHaveBeenCalled()
  field.rerender({ record: {} })
  expect(then).toHaveBeenCalledOnce()
  field.unmount()
  await answer({ status: 'refused', message: SAME_FIELD, paths: [] })
  expect(toasts.current()).toMatchObject([{ tone: 'danger', title: SAME_FIELD }])
})
