import { Component, type ComponentType, type ReactNode } from 'react'
import { errorsText } from '../text/error-text'
import { Button } from './button'
import { lazyComponent } from './lazy-component'
import styles from './lazy-part.module.css'

interface LazyPartState {
  readonly hasFailed: boolean
}

/**
 * Around a part whose code is fetched when it is first needed. Where that fails, because the connection is down or a newer
 * version was put up, the page goes on without the part and says so.
 */
export class LazyPart extends Component<{ readonly children: ReactNode }, LazyPartState> {
  override state: LazyPartState = { hasFailed: false }

  static getDerivedStateFromError(): LazyPartState {
    return { hasFailed: true }
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children
    return (
      <div role="alert" className={styles.failed}>
        {errorsText.partFailed}
        <Button size="sm" onClick={() => location.reload()}>
          {errorsText.reload}
        </Button>
        <Button size="sm" variant="quiet" onClick={() => this.setState({ hasFailed: false })}>
          {errorsText.tryAgain}
        </Button>
      </div>
    )
  }
}

/** A part whose code is fetched when it is first drawn, within a `LazyPart`. */
export function lazyPart<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  const { Component: Part } = lazyComponent(load)
  return (props) => (
    <LazyPart>
      <Part {...props} />
    </LazyPart>
  )
}
