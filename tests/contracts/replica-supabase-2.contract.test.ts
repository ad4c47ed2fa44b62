import { afterAll } from 'vitest'
import { endLocalBackend } from '../harness/local-backend'
import { runReplicaContracts } from './run-replica-contracts'

afterAll(endLocalBackend)
runReplicaContracts(2)
