import { join } from 'node:path'
import type { AppEnv } from '../env.ts'
import { diskFiles } from './disk-files.ts'
import type { Files } from './files.ts'

/** Folder for the files of a system that has no bucket. */
export const mediaFolder = (env: Pick<AppEnv, 'dataDir'>) => join(env.dataDir, 'media')

/** Pictures and documents, where the settings say that they lie. */
export const openFiles = async (env: Pick<AppEnv, 's3Url' | 'dataDir'>): Promise<Files> => {
  if (!env.s3Url) return diskFiles(mediaFolder(env))
  // 30 MB of code, needed only where S3_URL is set.
  const { s3Files } = await import('./s3-files.ts')
  return s3Files(env.s3Url)
}
