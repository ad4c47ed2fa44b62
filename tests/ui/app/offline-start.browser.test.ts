import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Toasts } from '../../../src/ui/app/toasts'
import { startOffline } from '../../../src/ui/shell/offline-start'

class FakeWorker extends EventTarget {
  state = 'installing'

  turnTo(state: string): void {
    this.state = state
    this.dispatchEvent(new Event('statechange'))
  }
}

class FakeRegistration extends EventTarget {
  active: FakeWorker | null = null
  readonly waiting = null
  installing: FakeWorker | null = null

  install(): FakeWorker {
    this.installing = new FakeWorker()
    this.dispatchEvent(new Event('updatefound'))
    return this.installing
  }
}

class FakeContainer extends EventTarget {
  controller: FakeWorker | null = null
  readonly registration = new FakeRegistration()
  readonly register = async () => this.registration

  control(worker: FakeWorker): void {
    this.controller = worker
    this.dispatchEvent(new Event('controllerchange'))
  }
}

let container: FakeContainer
let toasts: Toasts

beforeEach(async () => {
  container = new FakeContainer()
  vi.stubGlobal('navigator', { serviceWorker: container })
  toasts = new Toasts()
  await startOffline(toasts)
})

afterEach(() => vi.unstubAllGlobals())

it('says nothing of the build that a first visit keeps, in whichever order the browser tells of it', () => {
  const worker = container.registration.install()
  container.registration.active = worker
  container.control(worker)
  worker.turnTo('installed')
  expect(toasts.current().map(({ title }) => title)).toEqual([])
})

it('offers a newer build once it is there', () => {
  const before = new FakeWorker()
  container.registration.active = before
  container.controller = before
  container.registration.install().turnTo('installed')
  expect(toasts.current().map(({ title }) => title)).toEqual(['A newer version of Portside is ready'])
})
