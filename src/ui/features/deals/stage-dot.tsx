import type { Id } from '../../../domain/model/kernel/id'
import { useWorkspace } from '../../app/workspace-context'
import { stageHue } from './stage-hue'
import styles from './stage-dot.module.css'

/** The colour of a stage beside its name. */
export function StageDot({ stageId }: { readonly stageId: Id }) {
  const { stages } = useWorkspace()
  return <span className={styles.dot} data-hue={stageHue(stageId, stages)} aria-hidden="true" />
}
