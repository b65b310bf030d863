import type { Platform } from '@keyhaven/shared-contracts/platform/compatibility'
import { useComposition } from '../composition/composition.ts'

const versionIn = (have: Platform[string]) => (typeof have === 'string' ? have : have.version)

/** Which packages areas borrow from the shell, in which version, and the least that each area asked for. */
export function SharedPackages({ platform }: { platform: Platform }) {
  const { releases } = useComposition()
  const needs = [...releases.areas].map(([area, { release }]) => ({ area, needs: release.needs }))
  /** The areas that ask for the same. */
  const askedFor = (name: string) =>
    [
      ...Map.groupBy(
        needs.filter((one) => one.needs[name]),
        (one) => one.needs[name],
      ),
    ].map(([range, by]) => `${range} by ${by.map(({ area }) => area).join(', ')}`)
  return (
    <table className="inspector-table">
      <caption>Shared packages</caption>
      <thead>
        <tr>
          <th scope="col">Package</th>
          <th scope="col">In use</th>
          <th scope="col">At least</th>
        </tr>
      </thead>
      <tbody>
        {Object.entries(platform).map(([name, have]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td data-label="In use">{versionIn(have)}</td>
            <td data-label="At least">{askedFor(name).join('; ') || 'nobody asked'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
