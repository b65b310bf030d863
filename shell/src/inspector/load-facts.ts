import type { AreaId } from '@keyhaven/shared-contracts/platform/area-manifest'
import type { Failure } from '../composition/load-failure.ts'
import type { LoadStep } from '../composition/federation.ts'

/** A step of a load, as user timing has it. */
export type Mark = { name: string; startTime: number; detail?: unknown }
/** A file that was fetched, as resource timing has it. */
export type ResourceTiming = { name: string; startTime: number; responseEnd: number; encodedBodySize: number }

export type Phase = { name: string; ms: number }
export type LoadFacts = {
  state: 'not asked for' | 'loading' | 'ready, not opened yet' | 'running' | 'failed'
  /** The version that all of this is about. */
  version?: string
  failure?: Failure
  phases: Phase[]
  bytes: number
  /** Changes outside of its frame, which were put back. */
  changes?: string[]
}

type Step = { step: LoadStep; version: string; at: number; detail: unknown }

const stepsOf = (area: AreaId, marks: readonly Mark[]) =>
  marks.flatMap(({ name, startTime, detail }): Step[] => {
    const [step, of, version = ''] = name.split(' ')
    return of === area ? [{ step: step as LoadStep, version, at: startTime, detail }] : []
  })

const phasesOf = (steps: readonly Step[], version: string, entry: ResourceTiming | undefined): Phase[] => {
  const of = (step: LoadStep) => steps.find((one) => one.step === step && one.version === version)
  const page = of('page')
  const openMark = steps.find(({ step, version: place }) => step === 'opened' && place === page?.detail)
  const firstRender = steps.find(({ step, detail }) => step === 'shown' && detail === page?.detail)
  const phase = (name: string, from: readonly (number | undefined)[], until: number | undefined): Phase[] => {
    const starts = from.filter((at) => at !== undefined)
    return until === undefined || starts.length === 0 ? [] : [{ name, ms: Math.max(0, until - Math.max(...starts)) }]
  }
  return [
    ...phase('Entry fetched', [entry?.startTime], entry?.responseEnd),
    ...phase('Entry evaluated', [of('asked')?.at, entry?.responseEnd], of('evaluated')?.at),
    ...phase('Shared packages', [of('evaluated')?.at], of('shared')?.at),
    ...phase('Module', [of('shared')?.at], of('exposed')?.at),
    ...phase('First page’s script', [openMark?.at, of('exposed')?.at], page?.at),
    ...phase('First render', [page?.at], firstRender?.at),
  ]
}

/** Changes by all its versions; each by another than the one that runs with its name. */
const changesOf = (steps: readonly Step[], running: string) =>
  steps
    .filter(({ step }) => step === 'changed')
    .flatMap(({ version, detail }) =>
      (detail as string[]).map((change) => (version === running ? change : `${change} (${version})`)),
    )

/** Load state of an area in this page, and the time each phase took. Pure. */
export const loadFacts = (area: AreaId, marks: readonly Mark[], fetched: readonly ResourceTiming[]): LoadFacts => {
  const steps = stepsOf(area, marks)
  const isLost = ({ version, at }: Step) =>
    steps.some((one) => one.step === 'failed' && one.version === version && one.at >= at)
  const alive = (...names: LoadStep[]) => steps.findLast((one) => names.includes(one.step) && !isLost(one))
  const running = alive('shown') ?? alive('page', 'exposed')
  const last = steps.findLast(({ step }) => step === 'asked' || step === 'failed')
  const version = running?.version ?? last?.version
  if (!version) return { state: last ? 'failed' : 'not asked for', phases: [], bytes: 0, ...failureOf(last) }
  const own = fetched.filter(({ name }) => name.includes(`/mfe/${area}/${version}/`))
  const files = new Map(own.toReversed().map((one) => [one.name, one]))
  const entry = [...files.values()].find(({ name }) => name.endsWith('/remoteEntry.js'))
  const bytes = [...files.values()].reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0)
  const changes = changesOf(steps, version)
  const facts = { version, phases: phasesOf(steps, version, entry), bytes, ...(changes.length > 0 && { changes }) }
  if (running) return { ...facts, state: running.step === 'shown' ? 'running' : 'ready, not opened yet' }
  return last?.step === 'failed' ? { ...facts, state: 'failed', ...failureOf(last) } : { ...facts, state: 'loading' }
}

const failureOf = (step: Step | undefined) => (step?.step === 'failed' ? { failure: step.detail as Failure } : {})
