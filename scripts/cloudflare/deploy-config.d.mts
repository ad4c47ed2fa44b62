export interface DeployConfig {
  readonly durable_objects: { readonly bindings: readonly { readonly name: string; readonly class_name: string }[] }
  readonly migrations: readonly { readonly tag: string; readonly new_sqlite_classes: readonly string[] }[]
  readonly vars: Readonly<Record<string, string>>
  readonly workers_dev?: boolean
}

type Settings = Readonly<Record<string, string | undefined>>

export function deployConfig(built: { readonly worker: string; readonly site: string }, settings: Settings): DeployConfig
export function deploySecrets(settings: Settings): Readonly<Record<string, string>>
