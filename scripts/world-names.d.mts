/** The files that are written, by name. */
export declare const WORLD_FILES: Readonly<Record<string, string>>
