import type { Platform } from '@keyhaven/shared-contracts/platform/compatibility'
import { contractVersion } from '@keyhaven/shared-contracts/platform/contract-version'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useComposition } from '../composition/composition.ts'
import { reproduction } from './version-choice.tsx'
import { AreaRow } from './area-row.tsx'
import './inspector.css'
import { type ResourceTiming, loadFacts, type Mark } from './load-facts.ts'
import { SharedPackages } from './shared-packages.tsx'

type Timing = { marks: Mark[]; fetched: ResourceTiming[] }
const timing = (): Timing => ({
  marks: performance.getEntriesByType('mark'),
  fetched: performance.getEntriesByType('resource'),
})

/** Entries of the performance timeline, also while the inspector is open. */
const useTiming = () => {
  const [now, setNow] = useState(timing)
  useEffect(() => {
    const observer = new PerformanceObserver(() => setNow(timing()))
    observer.observe({ entryTypes: ['mark', 'resource'] })
    return () => observer.disconnect()
  }, [])
  return now
}

type Versions = Record<string, string[]>
/** All versions that are in the store; undefined until they are known, or where they cannot be. */
const useVersions = () => {
  const [versions, setVersions] = useState<Versions>()
  useEffect(() => {
    void fetch('/releases.json')
      .then(async (answer) => answer.ok && setVersions((await answer.json()) as Versions))
      .catch(() => undefined)
  }, [])
  return versions
}

function CopyButton({ text, label }: { text: string; label: string }) {
  const [outcome, setOutcome] = useState('')
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setOutcome('Copied'),
      () => setOutcome('The browser does not allow it'),
    )
  return (
    <button type="button" onClick={() => void copy()}>
      <span role="status">{outcome || label}</span>
    </button>
  )
}

type Props = { platform: Platform; onClose: () => void }

/** Inspector: versions, the reason for each, their load times. Gives this tab others. Mount it to open it. */
export function Inspector({ platform, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const { releases } = useComposition()
  const { marks, fetched } = useTiming()
  const versions = useVersions()
  const { set, published, areas, unread, overrides } = releases
  useLayoutEffect(() => dialog.current?.showModal(), [])
  const all = [...new Set([...areas.keys(), ...Object.keys(unread), ...Object.keys(overrides)])].toSorted()
  return (
    <dialog ref={dialog} className="inspector" aria-labelledby="inspector-title" onClose={onClose}>
      <header>
        <h2 id="inspector-title">What this page is made of</h2>
        <button type="button" onClick={() => dialog.current?.close()}>
          Close
        </button>
      </header>
      <dl>
        <div>
          <dt>Release set</dt>
          <dd>
            <code>{set}</code>
            <CopyButton label="Copy" text={set} />
            <CopyButton label="Copy a link that reproduces it" text={reproduction(releases)} />
          </dd>
        </div>
        <div>
          <dt>Shell</dt>
          <dd>
            <code>{published?.shell.version}</code>
          </dd>
        </div>
        <div>
          <dt>Contract</dt>
          <dd>
            <code>{contractVersion}</code>
          </dd>
        </div>
      </dl>
      <table className="inspector-table">
        <caption>Areas</caption>
        <thead>
          <tr>
            <th scope="col">Area</th>
            <th scope="col">Version</th>
            <th scope="col">State</th>
            <th scope="col">Loading</th>
            <th scope="col">In this tab</th>
          </tr>
        </thead>
        <tbody>
          {all.map((area) => (
            <AreaRow key={area} area={area} facts={loadFacts(area, marks, fetched)} versions={versions?.[area]} />
          ))}
        </tbody>
      </table>
      <SharedPackages platform={platform} />
    </dialog>
  )
}
