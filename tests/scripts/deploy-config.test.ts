import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { deployConfig, deploySecrets } from '../../scripts/cloudflare/deploy-config.mjs'

const BUILT = { worker: 'worker.js', site: 'site' }

describe('what is deployed to Cloudflare', () => {
  it('has every class that the Worker exports, with its SQLite, and binds each', () => {
    const { durable_objects, migrations } = deployConfig(BUILT, {})
    const exported = [...readFileSync('cloudflare/worker.ts', 'utf8').matchAll(/^export \{ (\w+) \}/gmu)].map(([, name]) => name)
    expect(migrations.flatMap((step) => step.new_sqlite_classes)).toEqual(exported)
    expect(durable_objects.bindings.map(({ class_name }) => class_name)).toEqual(exported)
  })

  it('is told what the settings say, and a key only as a secret', () => {
    const settings = { MAIL_URL: 'https://mail.example/', MAIL_KEY: 'key', MAIL_FROM: '', UNRELATED: 'x' }
    expect(deployConfig(BUILT, settings).vars).toEqual({ MAIL_URL: 'https://mail.example/' })
    expect(deploySecrets(settings)).toEqual({ MAIL_KEY: 'key' })
    expect(JSON.stringify(deployConfig(BUILT, settings))).not.toContain('"key"')
  })

  it('is reached at its own name alone, where it has one: another address is another origin', () => {
    expect(deployConfig(BUILT, { PORTSIDE_DOMAIN: 'crm.example.com' })).toMatchObject({
      routes: [{ pattern: 'crm.example.com', custom_domain: true }],
      workers_dev: false,
      preview_urls: false,
    })
  })
})
