import type { Answer, FunctionInput, FunctionName } from '../../domain/model/functions/catalogue'
import { portError } from '../../domain/model/errors/port-error'
import { instantOf } from '../../domain/model/kernel/instant'
import type { MutationId } from '../../domain/model/records/meta'
import type { CallOptions } from '../../ports/call-options'
import type { FunctionsPort } from '../../ports/functions.port'
import type { Backend } from './backend/backend'
import { prepareCommit } from './backend/prepare-commit'
import { WorkspaceState } from './backend/workspace-state'
import type { Device } from './device'

export class MemoryFunctions implements FunctionsPort {
  readonly capabilities = { available: new Set<FunctionName>(['create-workspace', 'invite-member', 'accept-invitation']) }
  private readonly backend: Backend
  private readonly device: Device

  constructor(backend: Backend, device: Device) {
    this.backend = backend
    this.device = device
  }

  call<N extends FunctionName>(
    name: N,
    input: FunctionInput<N>,
    options: CallOptions & { readonly mutationId: MutationId },
  ): Promise<Answer<N>> {
    return this.device.wire.call({ writes: true, options }, async () => {
      if (name !== 'create-workspace') throw portError('capability/missing', { capability: name })
      return this.createWorkspace(input as FunctionInput<'create-workspace'>, options.mutationId) as Answer<N>
    })
  }

  private createWorkspace(input: FunctionInput<'create-workspace'>, mutationId: MutationId): Answer<'create-workspace'> {
    const { runtime } = this.backend
    const session = this.device.current()
    if (session.status !== 'signed-in') throw portError('auth/signed-out', { reason: 'none' })
    const [workspaceId, memberId, pipelineId] = [runtime.newId(), runtime.newId(), runtime.newId()]
    const { name, currency, country, locale, timeZone } = input
    const slug =
      name
        .toLowerCase()
        .replace(/[^a-z0-9]+/g, '-')
        .replace(/^-+|-+$/g, '') || 'workspace'
    const stages = ['Lead in', 'Qualified', 'Proposal', 'Negotiation', 'Won', 'Lost']
    const kinds = ['open', 'open', 'open', 'open', 'won', 'lost'] as const
    const prepared = prepareCommit(new WorkspaceState(workspaceId), {
      mutationId,
      author: { memberId, via: 'function' },
      at: instantOf(runtime.now()),
      mutations: [
        { kind: 'create', collection: 'workspaces', id: workspaceId, data: { name, slug, currency, country, locale, timeZone } },
        {
          kind: 'create',
          collection: 'members',
          id: memberId,
          data: { userId: session.user.id, role: 'owner', displayName: session.user.name },
        },
        { kind: 'create', collection: 'pipelines', id: pipelineId, data: { name: 'Sales', position: 'a0', default: true } },
        ...stages.map((stage, index) => ({
          kind: 'create' as const,
          collection: 'stages' as const,
          id: runtime.newId(),
          data: {
            pipelineId,
            name: stage,
            position: `a${index}`,
            kind: kinds[index] ?? 'open',
            probability: [10, 30, 50, 80, 100, 0][index] ?? 0,
          },
        })),
        ...['Price', 'Timing', 'Competitor'].map((reason, index) => ({
          kind: 'create' as const,
          collection: 'lostReasons' as const,
          id: runtime.newId(),
          data: { name: reason, position: `a${index}` },
        })),
      ],
    })
    if (prepared.status === 'ready') this.backend.publish(prepared.entry)
    return { ok: true, value: { workspaceId } }
  }
}
