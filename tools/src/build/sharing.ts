import { contractVersion } from '@keyhaven/shared-contracts/platform/contract-version'
import { antdGroups } from './antd-groups.ts'
import { versionOf } from './workspace.ts'
import { webEntries } from './web-modules.ts'

const minor = (version: string) => version.split('.').slice(0, 2).join('.')

type Shared = { key: string; version: string; eager: boolean }

/** Everything that exists once, in the shell, and that areas borrow. */
const sharedModules = (): Shared[] => [
  { key: 'react', version: versionOf('react'), eager: true },
  { key: 'react-dom', version: versionOf('react-dom'), eager: true },
  { key: 'dayjs', version: versionOf('dayjs'), eager: true },
  ...webEntries().map(({ key, eager }) => ({ key, version: contractVersion, eager })),
  ...Object.keys(antdGroups).map((group) => ({
    key: `@keyhaven/shared-contracts/antd/${group}`,
    version: versionOf('antd'),
    eager: false,
  })),
]

const single = (version: string) => ({ singleton: true, strictVersion: true, requiredVersion: `^${minor(version)}.0` })

/** The shell provides: what it uses itself is its own, and no range needs to be checked. */
export const hostShared = () =>
  Object.fromEntries(
    sharedModules().map(({ key, version, eager }) => [
      key,
      { singleton: true, requiredVersion: false as const, version, eager },
    ]),
  )

/** Packages that an area imports by their plain name, and the selection of them that the shell provides. */
export const selections = { 'react-router-dom': 'router', '@tanstack/react-query': 'react-query', zod: 'zod' }

/** An area borrows and carries no copy of its own: `import: false`. */
export const remoteShared = () => {
  const borrowed = (version: string) => ({ ...single(version), import: false as const })
  return {
    ...Object.fromEntries(sharedModules().map(({ key, version }) => [key, borrowed(version)])),
    ...Object.fromEntries(
      Object.entries(selections).map(([name, file]) => [
        name,
        { ...borrowed(contractVersion), shareKey: `@keyhaven/shared-contracts/web/${file}` },
      ]),
    ),
  }
}

/** The versions of what the shell provides; an area needs at least the minor version that it was built with. */
export const platform = () => ({
  contract: contractVersion,
  react: versionOf('react'),
  antd: versionOf('antd'),
  federation: versionOf('@module-federation/rsbuild-plugin'),
})
/** Versions that a container needs: it brings no runtime of Module Federation, and asks for none. */
export const needsOf = () => {
  const { contract, react, antd } = platform()
  return { contract: minor(contract), react: minor(react), antd: minor(antd) }
}
