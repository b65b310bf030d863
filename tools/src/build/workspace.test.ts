import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { devPort } from './area-preset.ts'
import { areaFolders, areasIn } from './workspace.ts'

const workspace = (...manifests: string[]) => {
  const folder = mkdtempSync(join(tmpdir(), 'keyhaven-workspace-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const name of ['shell', 'mfe-empty', ...manifests]) mkdirSync(join(folder, name, 'src'), { recursive: true })
  for (const name of manifests) writeFileSync(join(folder, name, 'src/manifest.ts'), '')
  return folder
}

it('takes every folder mfe-* with a manifest for an area', () => {
  expect(areasIn(workspace('mfe-stays', 'mfe-front-desk'))).toEqual({
    'front-desk': 'mfe-front-desk',
    stays: 'mfe-stays',
  })
})

it('refuses a folder whose name cannot be that of an area', () => {
  expect(() => areasIn(workspace('mfe-shell'))).toThrow('A name that is taken')
})

it('gives the development servers of shell and areas a port each', () => {
  const ports = [3000, ...Object.keys(areaFolders).map(devPort)]
  expect(new Set(ports).size).toBe(ports.length)
})
