import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createRsbuild, type RsbuildConfig, type Rspack } from '@rsbuild/core'
import { expect, it, onTestFinished } from 'vitest'
import { AreaStyles } from './area-styles.ts'

/** Builds an area of one style sheet; answers that sheet as it is built, and why it is not. */
const build = async (css: string) => {
  const dir = mkdtempSync(path.join(tmpdir(), 'keyhaven-styles-'))
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }))
  mkdirSync(path.join(dir, 'src'))
  writeFileSync(path.join(dir, 'src/area.js'), "import './area.css'")
  writeFileSync(path.join(dir, 'src/area.css'), css)
  const problems: string[] = []
  const collect = (compiler: Rspack.Compiler) =>
    compiler.hooks.done.tap('problems', (stats) => {
      for (const { message } of stats.toJson({ errors: true }).errors ?? []) problems.push(message)
    })
  const config: RsbuildConfig = {
    ...{ logLevel: 'silent', mode: 'production', source: { entry: { index: './src/area.js' } } },
    tools: { htmlPlugin: false, rspack: { plugins: [new AreaStyles('spa', dir), { apply: collect }] } },
  }
  const rsbuild = await createRsbuild({ cwd: dir, config })
  await rsbuild.build().then(
    ({ close }) => close(),
    // Its problems say why.
    () => undefined,
  )
  const [sheet = ''] = globSync(path.join(dir, 'dist/**/*.css')).map((file) => readFileSync(file, 'utf8'))
  return { sheet, problems }
}

it('confines the style sheets of a build', async () => {
  expect((await build('.spa-bath { color: red }')).sheet).toMatch(
    /^\.spa-bath:where\([^{]*\[data-area=spa\][^{]*\)\{color:red\}$/,
  )
})

it('fails a build whose style sheet means what is not of the area, and says where', async () => {
  const { problems } = await build('.spa-bath { color: red }\nbutton { display: none }')
  expect(problems.join()).toContain('area.css, line 2: “button” means every such element')
})
