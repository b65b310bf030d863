import { readStoredBuild, siteBuild } from '../store/build-info.ts'
import { readText, type Store } from '../store/store.ts'

const frameHtml = (script: string) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Booking</title>
<script type="module" src="/embed.js"></script>
<script type="module" src="/embed/${script}"></script>
</head>
<body></body>
</html>
`

/** The names of what other pages get among the pages of a generation. */
export const [frameName, loaderName] = ['embed-frame.html', 'embed.js']

/** Documents of a version for other pages: the loader, with the trial that it is part of, and the page for frames. */
export const renderEmbed = async (store: Store, version: string, trial?: number) => {
  const folder = `embed/${version}`
  const { groups } = await readStoredBuild(store, folder, 'embed', siteBuild)
  const frame = groups.flatMap(({ files }) => files).find((file) => /\/frame\.\w+\.js$/.test(file))
  const loader = await readText(store, `${folder}/embed.js`)
  if (!frame || loader === undefined) throw new Error(`${folder} has no script for frames; build it again`)
  return {
    [frameName]: frameHtml(frame.replace(/^embed\//, '')),
    [loaderName]: loader.replaceAll('{{version}}', version).replaceAll('{{trial}}', String(trial ?? '')),
  }
}
