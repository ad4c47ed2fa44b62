import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import type { Server } from 'node:http'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { serve } from '../../scripts/serve.mjs'

const HEADERS = '# a remark\n/*\n  X-Policy: strict: yes\n  Cache-Control: no-cache\n/assets/*\n  Cache-Control: immutable\n'

describe('the static server', () => {
  let outside: string
  let server: Server
  let port: number

  beforeAll(async () => {
    outside = await mkdtemp(join(tmpdir(), 'portside-serve-'))
    await writeFile(join(outside, 'secret.txt'), 'secret')
    const folder = join(outside, 'dist')
    await mkdir(join(folder, 'assets'), { recursive: true })
    await writeFile(join(folder, '_headers'), HEADERS)
    await writeFile(join(folder, '_redirects'), '/* /X-Policy 200')
    await mkdir(join(folder, '.vite'))
    await writeFile(join(folder, '.vite', 'manifest.json'), '{"secret": true}')
    await writeFile(join(folder, 'index.html'), '<title>home</title>')
    await writeFile(join(folder, 'assets', 'a.js'), 'let a = 1;'.repeat(100))
    server = await serve({ folder, port: 0 })
    const address = server.address()
    port = typeof address === 'object' && address !== null ? address.port : 0
  })

  afterAll(async () => {
    server.close()
    await rm(outside, { recursive: true })
  })

  it('answers a route with the page, under the headers of the build', async () => {
    const { status, headers, body } = await get('/w/acme/people')
    expect({ status, policy: headers['x-policy'], cache: headers['cache-control'], body }).toEqual({
      status: 200,
      policy: 'strict: yes',
      cache: 'no-cache',
      body: '<title>home</title>',
    })
  })

  it('lets a later rule win for the files that it names', async () => {
    const { headers } = await get('/assets/a.js')
    expect([headers['x-policy'], headers['cache-control'], headers['content-type']]).toEqual([
      'strict: yes',
      'immutable',
      'text/javascript; charset=utf-8',
    ])
  })

  it('compresses for whoever takes it', async () => {
    const sizes = await Promise.all(
      ['br', 'gzip', 'identity'].map(async (encoding) => {
        const { headers } = await get('/assets/a.js', { 'accept-encoding': encoding })
        return [headers['content-encoding'] ?? 'none', Number(headers['content-length']) < 100]
      }),
    )
    expect(sizes).toEqual([
      ['br', true],
      ['gzip', true],
      ['none', false],
    ])
  })

  it('answers 404 for a file that is not there, and never leaves its folder', async () => {
    const paths = ['/assets/gone.js', '/../secret.txt', '/%2e%2e/secret.txt', '/assets/..%2f..%2fsecret.txt', '/_headers']
    const answers = await Promise.all(paths.map(async (path) => (await get(path)).body))
    expect(answers.filter((body) => /secret|X-Policy/.test(body))).toEqual([])
    expect((await get('/assets/gone.js')).status).toBe(404)
  })

  it('serves nothing that is for the host or the build, however its path is written', async () => {
    const paths = [
      '/_headers',
      '/%2f_headers',
      '/.//_headers',
      '/_%68eaders',
      '/assets/../_headers',
      '/_redirects',
      '/.vite/manifest.json',
    ]
    const answers = await Promise.all(paths.map(async (path) => [path, (await get(path)).status]))
    expect(answers).toEqual(paths.map((path) => [path, 404]))
  })

  /** Without the tidying of paths that `fetch` does. */
  function get(path: string, headers: Record<string, string> = {}) {
    return new Promise<{ status: number | undefined; headers: NodeJS.Dict<string | string[]>; body: string }>(
      (resolve, reject) => {
        request({ host: '127.0.0.1', port, path, headers }, (response) => {
          const chunks: Buffer[] = []
          response.on('data', (chunk: Buffer) => chunks.push(chunk))
          response.on('end', () =>
            resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks).toString() }),
          )
        })
          .on('error', reject)
          .end()
      },
    )
  }
})
