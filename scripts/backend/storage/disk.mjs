import { createHash, randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { link, mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { refusals } from './refusal.mjs'

const VERSION = /^[0-9a-f-]{36}$/

/** The bytes, each object in a file that is named by a version made here: nothing a client sends is ever part of a path. */
export class Disk {
  /** @param {string} folder */
  constructor(folder) {
    this.folder = folder
    this.isFull = false
  }

  async open() {
    await mkdir(this.folder, { recursive: true })
  }

  /**
   * @param {Buffer} bytes
   * @returns {Promise<{ readonly version: string, readonly eTag: string, readonly size: number }>}
   */
  async keep(bytes) {
    this.demandRoom()
    const version = randomUUID()
    await writeFile(this.pathOf(version), bytes)
    return { version, eTag: `"${createHash('md5').update(bytes).digest('hex')}"`, size: bytes.length }
  }

  /**
   * Keeps a file that is already on this disk; where it was, it may then be removed.
   *
   * @param {string} path
   * @returns {Promise<{ readonly version: string, readonly eTag: string }>}
   */
  async adopt(path) {
    const hash = createHash('md5')
    await pipeline(createReadStream(path), hash)
    const version = randomUUID()
    await link(path, this.pathOf(version))
    return { version, eTag: `"${hash.digest('hex')}"` }
  }

  /** @param {string} version */
  read(version) {
    return createReadStream(this.pathOf(version))
  }

  /** @param {string} version */
  async drop(version) {
    await rm(this.pathOf(version), { force: true })
  }

  async clear() {
    await rm(this.folder, { recursive: true, force: true })
    await this.open()
  }

  demandRoom() {
    if (this.isFull) throw refusals.full()
  }

  /** @param {string} version */
  pathOf(version) {
    if (!VERSION.test(version)) throw refusals.noObject()
    return join(this.folder, version)
  }
}
