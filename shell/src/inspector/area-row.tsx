import type { AreaId } from '@keyhaven/shared-contracts/platform/area-manifest'
import { useComposition } from '../composition/composition.ts'
import { off } from '../composition/tab/overrides.ts'
import type { LoadFacts, Phase } from './load-facts.ts'
import { VersionChoice } from './version-choice.tsx'

/** Reason that this visitor gets this version of an area. */
const useWhy = (area: AreaId) => {
  const { releases, fallbacks } = useComposition()
  const { areas, overrides, pickedSet, published, unread } = releases
  const resolution = areas.get(area)
  const fallback = fallbacks.find((one) => one.area === area)
  if (overrides[area] === off) return 'Turned off in this tab.'
  if (fallback) return `In place of ${fallback.version}, which did not start (${fallback.reason}).`
  if (!resolution) return unread[area] ? 'The list of releases does not say.' : 'It is not published.'
  const { percent } = published?.areas[area]?.rollout ?? { percent: 0 }
  const isOfSet = pickedSet?.areas?.[area] === resolution.release.version
  const reasons = {
    override: isOfSet ? `It was part of release set ${pickedSet.id}.` : 'Picked in this tab.',
    owner: 'It is pinned to this owner.',
    rollout: `This visitor is one of the ${percent} % who get the canary.`,
    stable: 'Stable: everybody gets it.',
  }
  return reasons[resolution.reason]
}

const ms = (value: number) => `${Math.round(value)} ms`

function Phases({ phases }: { phases: readonly Phase[] }) {
  const longest = Math.max(1, ...phases.map((phase) => phase.ms))
  return (
    <ul className="inspector-phases">
      {phases.map((phase) => (
        <li key={phase.name}>
          <span>{phase.name}</span>
          <i aria-hidden style={{ width: `${(phase.ms / longest) * 100}%` }} />
          <span>{ms(phase.ms)}</span>
        </li>
      ))}
    </ul>
  )
}

type Props = { area: AreaId; facts: LoadFacts; versions: readonly string[] | undefined }

export function AreaRow({ area, facts, versions }: Props) {
  const { releases } = useComposition()
  const why = useWhy(area)
  const { areas, overrides, published } = releases
  const entry = published?.areas[area]
  const { state, failure, phases, bytes, changes } = facts
  const version = facts.version ?? areas.get(area)?.release.version
  return (
    <tr>
      <th scope="row">{area}</th>
      <td data-label="Version">
        {version && overrides[area] !== off && <code>{version}</code>}
        <p>{why}</p>
      </td>
      <td data-label="State" className={`inspector-${failure ? 'failed' : 'state'}`}>
        {overrides[area] === off ? 'turned off' : state}
        {failure && overrides[area] !== off && (
          <p>
            {failure.reason}: {failure.detail}
          </p>
        )}
        {changes && <p>{`It changed outside of its frame, where it was put back: ${changes.join(', ')}.`}</p>}
      </td>
      <td data-label="Loading">
        {phases.length > 0 && <Phases phases={phases} />}
        {bytes > 0 && <p>{(bytes / 1000).toFixed(1)} kB of its own</p>}
        {phases.length === 0 && <p>Nothing yet</p>}
      </td>
      <td data-label="In this tab">
        <VersionChoice
          area={area}
          entry={entry}
          versions={versions ?? Object.keys(entry?.releases ?? {}).toReversed()}
          current={overrides[area] ?? ''}
        />
      </td>
    </tr>
  )
}
