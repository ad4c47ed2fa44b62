/** As people have it: at full speed, on a processor four times slower, on a line of 10 Mbit/s and 80 ms. */
export const CONDITIONS = [
  { suffix: '', cpuSlowdown: 1, line: null },
  { suffix: '.4x', cpuSlowdown: 4, line: null },
  { suffix: '.line', cpuSlowdown: 1, line: lineOf(80, 10) },
]

export function lineOf(latency, megabits = null) {
  const throughput = megabits === null ? -1 : (megabits * 1_000_000) / 8
  return { offline: false, latency, downloadThroughput: throughput, uploadThroughput: throughput }
}

/** @param isCold whether the browser forgets the files it has first */
export async function setConditions(page, { cpuSlowdown = 1, line = null, isCold = false }) {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  if (isCold) await session.send('Network.clearBrowserCache')
  if (line !== null) await session.send('Network.emulateNetworkConditions', line)
  if (cpuSlowdown !== 1) await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown })
}
