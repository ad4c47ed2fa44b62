import { useState } from 'react'
import { passwordProblems } from '../../../domain/model/session/account-data'
import { authText } from '../../text/auth'
import { isPortError } from '../../../domain/model/errors/port-error'
import { usePorts } from '../../app/ports-context'
import { useSubmission } from '../../app/submission'

export interface NewPassword {
  readonly text: string
  readonly type: (text: string) => void
  /** That it is too short is said only after an attempt to send it. */
  readonly problem: string | null
  /** To be called when it is to be sent. @returns whether it may be */
  readonly attempt: () => boolean
  readonly reset: () => void
}

export function useNewPassword(): NewPassword {
  const [text, setText] = useState('')
  const [wasTried, setWasTried] = useState(false)
  const isShort = passwordProblems(text).includes('too-short')
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

/** A new password for who is signed in, and what came of sending it. */
export function usePasswordChange() {
  const { auth } = usePorts()
  const [state, submission] = useSubmission()
  const password = useNewPassword()
  const [mailedTo, setMailedTo] = useState<string | null>(null)
  const [code, setCode] = useState('')

  const change = async (typed: string | null): Promise<boolean> => {
    if (!password.attempt()) return false
    const step = await submission.run(() => auth.changePassword(password.text, typed === null ? {} : { code: typed }), {
      // The same code of the catalogue speaks of a password elsewhere.
      sentence: (error) => (isPortError(error, 'auth/bad-credentials') ? authText.badCode : null),
    })
    setMailedTo(step?.next === 'check-inbox' ? step.email : step === null ? mailedTo : null)
    if (step?.next === 'done') setCode('')
    return step?.next === 'done'
  }
  return {
    password,
    state,
    /** Where a code was mailed to that has to come with the password; `null`: none is asked for. */
    mailedTo,
    code,
    setCode,
    /** @returns whether it is changed; what is wrong is in `password` or `state`. */
    save: () => change(mailedTo === null ? null : code),
    /** The last mail may be lost, or too old. */
    mailAgain: () => void change(null),
  }
}
