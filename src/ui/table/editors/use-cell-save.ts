import { useEffect, useRef, useState } from 'react'
import type { AfterEdit } from '../../grid/grid.types'
import type { CellAnswer, CellValue, SaveCell } from '../cell-edit'

export type SaveState =
  | { readonly status: 'editing' }
  | { readonly status: 'saving' }
  | Exclude<CellAnswer, { readonly status: 'saved' }>

export interface CellSave {
  readonly state: SaveState
  /** Saves, then leaves the editor (`null`: stays in it); it stays with the reason when it is refused. */
  readonly save: (value: CellValue, after: AfterEdit | null) => void
}

export interface CellSaveInput {
  readonly onSave: SaveCell
  readonly onDone: (after: AfterEdit) => void
  /** A refusal that comes when the editor is gone already. */
  readonly onLateRefusal: (message: string) => void
}

export function useCellSave({ onSave, onDone, onLateRefusal }: CellSaveInput): CellSave {
  const [state, setState] = useState<SaveState>({ status: 'editing' })
  const mounted = useRef(true)
  useEffect(() => {
    mounted.current = true
    return () => {
      mounted.current = false
    }
  }, [])

  async function run(value: CellValue, after: AfterEdit | null): Promise<void> {
    setState({ status: 'saving' })
    const answer = await onSave(value)
    if (answer.status === 'saved') {
      if (!mounted.current) return
      setState({ status: 'editing' })
      if (after !== null) onDone(after)
    } else if (mounted.current) {
      setState(answer)
    } else {
      onLateRefusal(answer.message)
    }
  }

  return {
    state,
    save: (value, after) => {
      if (state.status !== 'saving') void run(value, after)
    },
  }
}
