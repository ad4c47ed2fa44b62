import { answerCompaction } from '../../../adapters/shared/store/answer-compaction'
import { compactKept, type KeptJournal } from '../../../adapters/memory/persistence/change-workspace'

self.addEventListener('message', ({ data }: MessageEvent<KeptJournal>) => answerCompaction(compactKept(data)))
