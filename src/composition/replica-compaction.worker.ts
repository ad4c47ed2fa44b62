import { answerCompaction } from '../adapters/shared/store/answer-compaction'
import { compactReplica } from '../adapters/replica/disk/compact-replica'

self.addEventListener('message', ({ data }: MessageEvent<string>) => answerCompaction(compactReplica(data)))
