import { ASK_AHEAD } from './composition/backends/ask-ahead'
import { startFirstPaint } from './first-paint/first-paint'

startFirstPaint(ASK_AHEAD)
