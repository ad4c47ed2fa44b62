import { Component, type ReactNode } from 'react'
import { isPortError } from '../../domain/model/errors/port-error'
import { Button } from '../design/button'
import { CodeMissing } from '../design/lazy-component'
import { ErrorState } from '../design/message'
import { errorText, errorsText } from '../text/error-text'

interface ErrorBoundaryProps {
  /** Another one forgets the error: the place moved on. */
  readonly scope: string
  readonly children: ReactNode
}

interface ErrorBoundaryState {
  readonly error: unknown
  readonly scope: string
}

/** Keeps a fault in one screen from taking the page: says so, and offers the ways out. Nothing saved is touched. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { error: null, scope: this.props.scope }

  static getDerivedStateFromError(error: unknown): Partial<ErrorBoundaryState> {
    return { error }
  }

  static getDerivedStateFromProps(props: ErrorBoundaryProps, state: ErrorBoundaryState): Partial<ErrorBoundaryState> | null {
    return props.scope === state.scope ? null : { error: null, scope: props.scope }
  }

  /** What is pressed goes, and what comes may be long on its way. */
  private readonly tryAgain = () => {
    document.getElementById('main')?.focus({ preventScroll: true })
    this.setState({ error: null })
  }

  override render(): ReactNode {
    const { error } = this.state
    if (error === null) return this.props.children
    // Reloading would lose what is typed beside it, and offline the page might not load again.
    const isCode = error instanceof CodeMissing
    return (
      <ErrorState
        title={isCode ? errorsText.screenFailed : errorsText.unexpectedTitle}
        actions={
          <>
            {isCode ? null : (
              <Button variant="primary" onClick={() => location.reload()}>
                {errorsText.reload}
              </Button>
            )}
            <Button onClick={this.tryAgain}>{errorsText.tryAgain}</Button>
          </>
        }
      >
        {isCode ? errorsText.screenFailedBody : isPortError(error) ? errorText(error) : errorsText.unexpectedBody}
      </ErrorState>
    )
  }
}
