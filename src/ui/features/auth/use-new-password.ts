import { useState } from 'react'
import { LIMITS } from '../../../domain/model/records/limits'
import { authText } from '../../text/auth'

export interface NewPassword {
  readonly text: string
  readonly type: (text: string) => void
  /** Nobody is told that it is too short before they tried to send it. */
  readonly problem: string | null
  /** To be called when it is to be sent. @returns whether it may be */
  readonly attempt: () => boolean
  readonly reset: () => void
}

export function useNewPassword(): NewPassword {
  const [text, setText] = useState('')
  const [wasTried, setWasTried] = useState(false)
  const isShort = Array.from(text).length < LIMITS.passwordCharacters
  return {
    text,
    type: setText,
    problem: wasTried && isShort ? authText.passwordShort : null,
    attempt: () => {
      setWasTried(true)
      return !isShort
    },
    reset: () => {
      setText('')
      setWasTried(false)
    },
  }
}
