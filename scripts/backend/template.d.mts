import type { Cluster } from './cluster.mjs'

/** A database with the whole platform and every migration. @returns its name: copy it, connect to it never */
export function ensureTemplate(cluster: Cluster): Promise<string>
/** @returns the name of a copy: a fresh one, where there is none of that name */
export function cloneTemplate(cluster: Cluster, template: string, name: string): Promise<string>
/** Makes a database with the platform and the migrations whose names sort before this. */
export function createOlder(cluster: Cluster, name: string, before: string): Promise<void>
/** Applies the others. */
export function migrateOn(cluster: Cluster, name: string, from: string): Promise<void>
export function migrationHash(): string
export function migrationFiles(): readonly string[]
