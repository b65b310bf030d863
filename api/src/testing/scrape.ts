import type { ApiProcess } from './process.ts'

/** Address of `/metrics` in a process that was started with METRICS_PORT=0. */
export const metricsUrl = (api: ApiProcess) => {
  const url = /^Metrics at (\S+)/m.exec(api.output())?.[1]
  if (!url) throw new Error(`No port for metrics: ${api.output()}`)
  return url
}

/** The value of each series, by its name with its labels in the order of the text. */
export async function scrape(url: string): Promise<Map<string, number>> {
  const answer = await fetch(url)
  if (answer.status !== 200) throw new Error(`${url} answered ${answer.status}`)
  const lines = (await answer.text()).split('\n').filter((line) => line !== '' && !line.startsWith('#'))
  return new Map(lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.slice(line.lastIndexOf(' ')))]))
}
