import { describe, expect, it } from 'vitest'
import { isOf, readResumeToken, resumeToken } from '../../../src/adapters/shared/files/resume-token'
import type { Id } from '../../../src/domain/model/kernel/id'
import type { ResumeToken } from '../../../src/ports/files.port'

const BEGUN = { uploadId: 'aB3_-9', workspaceId: 'w', path: 'people/1/2', sizeBytes: 3 }

describe('a resume token', () => {
  it('is read as it was written', () => {
    expect(readResumeToken(resumeToken(BEGUN))).toEqual(BEGUN)
  })

  it.each([
    '',
    'none',
    '{}',
    'null',
    JSON.stringify({ ...BEGUN, uploadId: 'https://elsewhere.example/upload' }),
    JSON.stringify({ ...BEGUN, uploadId: '../../object/attachments' }),
    JSON.stringify({ ...BEGUN, uploadId: '' }),
    JSON.stringify({ ...BEGUN, url: 'https://elsewhere.example' }),
  ])('is not %j', (token) => {
    expect(readResumeToken(token as ResumeToken)).toBeNull()
  })

  it('is good for the file and path it was given for', () => {
    const target = { workspaceId: 'w' as Id, path: 'people/1/2' }
    const body = new Blob(['abc'])
    expect([
      isOf(BEGUN, target, body),
      isOf(BEGUN, target, new Blob(['abcd'])),
      isOf(BEGUN, { ...target, path: 'people/1/3' }, body),
      isOf(BEGUN, { ...target, workspaceId: 'v' as Id }, body),
    ]).toEqual([true, false, false, false])
  })
})
