import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { readEnv } from '@keyhaven/api/env'
import { ConfigMap } from 'kubernetes-models/v1/ConfigMap'
import { Namespace } from 'kubernetes-models/v1/Namespace'
import { Service } from 'kubernetes-models/v1/Service'
import { ServiceAccount } from 'kubernetes-models/v1/ServiceAccount'
import { Deployment } from 'kubernetes-models/apps/v1/Deployment'
import { HorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2/HorizontalPodAutoscaler'
import { Job } from 'kubernetes-models/batch/v1/Job'
import { Ingress } from 'kubernetes-models/networking.k8s.io/v1/Ingress'
import { NetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1/NetworkPolicy'
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1/PodDisruptionBudget'
import { expect, test } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'

const folder = path.join(import.meta.dirname, '../../setups/kubernetes')
const models = {
  ...{
    ConfigMap,
    Namespace,
    Service,
    ServiceAccount,
    Deployment,
    HorizontalPodAutoscaler,
    Job,
    Ingress,
    NetworkPolicy,
  },
  PodDisruptionBudget,
}

type Container = {
  args: string[]
  env?: { name: string; value: string }[]
  securityContext: object
  volumeMounts: { name: string; mountPath: string }[]
  startupProbe?: { httpGet: { path: string } }
}
type Pod = {
  securityContext: object
  automountServiceAccountToken: boolean
  containers: [Container]
  volumes: { name: string; emptyDir?: object }[]
}
type Manifest = {
  apiVersion: string
  kind: keyof typeof models
  metadata: { name: string }
  data?: Record<string, string>
  spec: { template: { metadata: { labels: object }; spec: Pod }; selector: { matchLabels?: object } & object }
}

const { resources } = parse(readFileSync(path.join(folder, 'kustomization.yaml'), 'utf8')) as { resources: string[] }
const manifests = resources.flatMap((file) =>
  parseAllDocuments(readFileSync(path.join(folder, file), 'utf8')).map((one) => one.toJS() as Manifest),
)
const ofKind = (kind: Manifest['kind']) => manifests.filter((one) => one.kind === kind)
const pods = [...ofKind('Deployment'), ...ofKind('Job')]

test('kustomize is told of every file', () => {
  const files = readdirSync(folder).filter((name) => name.endsWith('.yaml') && name !== 'kustomization.yaml')
  expect(files.toSorted()).toEqual(resources.toSorted())
})

test.each(manifests.map((one) => [one.kind, one.metadata.name, one] as const))(
  '%s %s is valid by the schema of Kubernetes',
  (kind, _name, manifest) => {
    const model = models[kind]
    expect(manifest.apiVersion).toBe(model.apiVersion)
    expect(() => new model(manifest as never).validate()).not.toThrow()
  },
)

test('the schemas refuse what is wrong', () => {
  const [deployment] = ofKind('Deployment')
  const { selector: _gone, ...spec } = deployment?.spec ?? {}
  expect(() => new Deployment({ ...deployment, spec } as never).validate()).toThrow(/selector/)
})

test('every pod runs as no root, on a file system that it cannot write to, without rights or a token', () => {
  for (const { metadata, spec } of pods) {
    const { securityContext, automountServiceAccountToken, containers, volumes } = spec.template.spec
    expect([metadata.name, securityContext, automountServiceAccountToken]).toEqual([
      metadata.name,
      expect.objectContaining({ runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } }),
      false,
    ])
    expect(containers[0].securityContext).toEqual({
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ['ALL'] },
    })
    expect(volumes.map(({ emptyDir }) => emptyDir !== undefined)).toEqual([true, true])
  }
})

test('API and edge have probes, a service, a disruption budget and an autoscaler of their own', () => {
  const deployments = ofKind('Deployment')
  expect(deployments.map(({ metadata }) => metadata.name)).toEqual(['api', 'edge'])
  for (const { metadata, spec } of deployments) {
    expect(spec.selector.matchLabels).toEqual(spec.template.metadata.labels)
    expect(spec.template.spec.containers[0]).toMatchObject({
      startupProbe: { httpGet: { path: '/healthz' } },
      readinessProbe: { httpGet: { path: '/readyz' } },
      livenessProbe: { httpGet: { path: '/healthz' } },
    })
    for (const kind of ['Service', 'PodDisruptionBudget', 'HorizontalPodAutoscaler'] as const)
      expect([kind, ofKind(kind).map((one) => one.metadata.name)]).toEqual([
        kind,
        expect.arrayContaining([metadata.name]),
      ])
  }
})

test('the server accepts the settings that each pod gets', () => {
  const settings = ofKind('ConfigMap')[0]?.data ?? {}
  const storage = { S3_URL: 'https://key:secret@storage.example/keyhaven' }
  const secrets = { ...storage, DATABASE_URL: 'postgres://keyhaven@database/keyhaven', SMTP_URL: 'smtp://mail.example' }
  for (const { metadata, spec } of pods) {
    const own = Object.fromEntries((spec.template.spec.containers[0].env ?? []).map(({ name, value }) => [name, value]))
    const env = readEnv({ ...settings, ...(metadata.name === 'edge' ? storage : secrets), ...own })
    expect([metadata.name, env.mode, env.store]).toEqual([metadata.name, 'production', 's3://keyhaven/releases'])
  }
})
