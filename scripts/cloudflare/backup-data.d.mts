export function backupData(data: string, to: string): Promise<{ readonly folder: string; readonly objects: number }>
