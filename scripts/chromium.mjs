import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

const HEADLESS_NAMES = ['chromium-headless-shell', 'chrome-headless-shell']

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome']

/**
 * What Playwright turns off by itself, which a second `--disable-features` would turn on again: the last one counts. A test
 * holds this list to the original.
 */
const OFF_BY_PLAYWRIGHT = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'msForceBrowserSignIn',
  'msEdgeUpdateLaunchServicesPreferredVersion',
]

/**
 * Pages that are the browser's own window: each new profile would load them into a process of its own, though nobody sees
 * the window. That takes two thirds of a second, three times what the rest of a profile takes.
 */
const OWN_PAGES = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'InitialWebUI', 'WebUIToolbar', 'PreloadTopChromeWebUI']

/** The sandbox needs rights that root and containers lack; the rest keeps the browser from calling home and from idle work. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${[...OFF_BY_PLAYWRIGHT, ...OWN_PAGES].join(',')}`,
]

/** The path of an installed Chrome or Chromium: `CHROMIUM_PATH` if set, else the first on the PATH; null if there is none. */
export function findChromium() {
  return process.env.CHROMIUM_PATH || findOnPath(NAMES)
}

/**
 * What tests run in, found as by `findChromium`: the same engine without a window where that is installed, for the window that
 * nobody sees takes a sixth of the work (docs/decisions/0057).
 */
export function findTestBrowser() {
  return process.env.CHROMIUM_PATH || findOnPath([...HEADLESS_NAMES, ...NAMES])
}

/** The path of the first of these programs that is on the PATH; null if none is. */
export function findOnPath(names) {
  const folders = (process.env.PATH ?? '').split(delimiter)
  for (const name of names) {
    for (const folder of folders) {
      const path = join(folder, name)
      if (isExecutable(path)) return path
    }
  }
  return null
}

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false // not there, or not ours to run: the next candidate may be
  }
}
