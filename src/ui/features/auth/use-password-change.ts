import { usePorts } from '../../app/ports-context'
import { useSubmission } from '../../app/use-submission'
import { useNewPassword } from './use-new-password'

/** A new password for who is signed in, and what came of sending it. */
export function usePasswordChange() {
  const { auth } = usePorts()
  const [state, submission] = useSubmission()
  const password = useNewPassword()
  /** @returns whether it is changed; what is wrong is in `password` or `state`. */
  const save = async (): Promise<boolean> => {
    if (!password.attempt()) return false
    const saved = await submission.run(async () => {
      await auth.changePassword(password.text)
      return true
    })
    return saved === true
  }
  return { password, state, save }
}
