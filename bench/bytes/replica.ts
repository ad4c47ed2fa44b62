export { IndexedDisks } from '../../src/adapters/replica/disk/indexed-disks'
export { openReplica } from '../../src/adapters/replica/open-replica'
export { webTabs } from '../../src/adapters/replica/tabs/web-tabs'
