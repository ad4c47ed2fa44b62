import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'
import { expect, it } from 'vitest'
import { manifestAside } from '../../scripts/build-manifest.mjs'

it('leaves the manifest of the build out of what is served', async () => {
  const root = await mkdtemp(join(tmpdir(), 'manifest-'))
  const kept = join(root, 'kept', 'manifest.json')
  try {
    await writeFile(join(root, 'index.html'), '<script type="module" src="/main.js"></script>')
    await writeFile(join(root, 'main.js'), 'document.title = "built"')
    await build({ configFile: false, root, logLevel: 'silent', build: { manifest: true }, plugins: [manifestAside(kept)] })
    expect((await readdir(join(root, 'dist'))).toSorted()).toEqual(['assets', 'index.html'])
    expect(JSON.parse(await readFile(kept, 'utf8'))).toHaveProperty(['index.html', 'file'])
  } finally {
    await rm(root, { recursive: true })
  }
})
