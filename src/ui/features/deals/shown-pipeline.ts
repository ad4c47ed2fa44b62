import type { RecordOf } from '../../../domain/model/records/collections'

/** The pipeline that the address names, else the default one; undefined where the workspace has none. */
export function shownPipeline(
  pipelines: readonly RecordOf<'pipelines'>[],
  wanted: string | null,
): RecordOf<'pipelines'> | undefined {
  return pipelines.find(({ id }) => id === wanted) ?? pipelines.find((pipeline) => pipeline.default) ?? pipelines[0]
}
