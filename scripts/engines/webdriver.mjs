import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../free-port.mjs'

export const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf'

/** A browser of WebKitGTK with nothing in it, on a display of its own, driven by WebDriver: one command at a time. */
export class WebDriver {
  /** The window that commands go to. */
  current = ''
  /** One that shows nothing yet. */
  spare = null
  queue = Promise.resolve()

  static async start({ env, proxy }) {
    const driver = new WebDriver()
    driver.home = mkdtempSync(join(tmpdir(), 'portside-webkit-'))
    writeSettings(driver.home)
    driver.display = await startDisplay()
    const port = await freePort(29_000 + Math.floor(Math.random() * 900))
    driver.process = spawn('WebKitWebDriver', [`--port=${port}`], {
      stdio: 'ignore',
      env: {
        ...process.env,
        ...env,
        DISPLAY: driver.display.name,
        WEBKIT_DISABLE_COMPOSITING_MODE: '1',
        HOME: driver.home,
        XDG_CONFIG_HOME: join(driver.home, 'config'),
      },
    })
    driver.origin = `http://127.0.0.1:${port}`
    await driver.answering()
    const capabilities = {
      alwaysMatch: {
        pageLoadStrategy: 'none',
        proxy: { proxyType: 'manual', httpProxy: `127.0.0.1:${proxy}` },
        unhandledPromptBehavior: 'ignore',
        timeouts: { script: 120_000 },
      },
    }
    const session = await driver.ask('POST', '/session', { capabilities })
    driver.session = `/session/${session.sessionId}`
    driver.capabilities = session.capabilities
    driver.current = await driver.ask('GET', `${driver.session}/window`)
    driver.spare = driver.current
    return driver
  }

  /** In its turn, in that window. */
  command(method, path, body, window = this.current) {
    const answered = this.queue.then(async () => {
      if (window !== this.current) {
        await this.ask('POST', `${this.session}/window`, { handle: window })
        this.current = window
      }
      return this.ask(method, `${this.session}${path}`, body)
    })
    this.queue = answered.catch(() => undefined)
    return answered
  }

  async newWindow() {
    return (await this.command('POST', '/window/new', { type: 'window' })).handle
  }

  /** @param beside where commands go from now on */
  async closeWindow(window, beside) {
    await this.command('DELETE', '/window', undefined, window).catch(() => undefined)
    await this.command('GET', '/window', undefined, beside)
  }

  async ask(method, path, body) {
    const response = await fetch(`${this.origin}${path}`, {
      method,
      headers: { 'content-type': 'application/json' },
      ...(method === 'POST' ? { body: JSON.stringify(body ?? {}) } : {}),
    })
    const { value } = await response.json()
    if (response.ok) return value
    throw Object.assign(new Error(value.message || value.error), { code: value.error })
  }

  async answering() {
    for (let tries = 0; tries < 200; tries += 1) {
      const isUp = await fetch(`${this.origin}/status`).then(
        ({ ok }) => ok,
        () => false,
      )
      if (isUp) return
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
    throw new Error('WebKitWebDriver does not answer.')
  }

  async stop() {
    await Promise.race([
      this.ask('DELETE', this.session).catch(() => undefined),
      new Promise((resolve) => setTimeout(resolve, 5000)),
    ])
    this.process.kill()
    this.display.stop()
    rmSync(this.home, { recursive: true, force: true, maxRetries: 5 })
  }
}

/** Less movement, as stories ask of every browser; and a bar of buttons that lets a window be as narrow as a phone. */
function writeSettings(home) {
  const folder = join(home, 'config', 'gtk-3.0')
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'settings.ini'), '[Settings]\ngtk-enable-animations=0\n')
  const small = 'min-width: 0; min-height: 0; padding: 0; margin: 0; border-width: 0; font-size: 1px; -gtk-icon-source: none'
  writeFileSync(join(folder, 'gtk.css'), `toolbar, toolbar *, headerbar, headerbar * { ${small} }\n`)
}

async function startDisplay() {
  const xvfb = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const name = await new Promise((resolve, reject) => {
    xvfb.stdio[3].once('data', (data) => resolve(`:${String(data).trim()}`))
    xvfb.once('error', reject)
  })
  return { name, stop: () => xvfb.kill() }
}
