import type { AreaId } from '@keyhaven/shared-contracts/platform/area-manifest'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Rspack } from '@rsbuild/core'
import postcss, { type AtRule, type Declaration, type Rule } from 'postcss'

const isKeyframe = ({ parent }: Rule) => parent?.type === 'atrule' && (parent as AtRule).name.endsWith('keyframes')

/** Beginning of the names that an area gives to what is known in the whole page. The guests' site stands outside of it, too, as `kh`. */
const signOf = (area: AreaId) => (area === 'public' ? 'kh' : area)
/** Variables by which a component of shared-contracts is told its colours. */
const ofShared = /^--kh-map-/

const ofDocument = /(?:^|[\s>+~,(])(?:html|body)(?![\w-])|:root(?![\w-])|:host(?![\w-])/
/** True for selectors that name elements alone, or all of them. */
const isBare = (selector: string) => !/[.#&[]/.test(selector.replaceAll(/\[[^\]]*\]/g, '[]'))

const ruleProblem = (rule: Rule) => {
  const selector = rule.selectors.find((one) => ofDocument.test(one) || one.trim() === '.dark')
  if (selector) return `“${selector}” is the page's, not the area's; style an element of the area by a class`
  const bare = rule.selectors.find((one) => rule.parent?.type !== 'rule' && isBare(one))
  if (bare) return `“${bare}” means every such element, also in components of others; give it a class`
  const isShared = rule.selectors.some((one) => one.includes('.ant-'))
  const isForced = rule.some((node) => node.type === 'decl' && node.important === true)
  return (
    isShared &&
    isForced &&
    `“${rule.selector}” forces a style of antd with !important; name its element by a second class instead`
  )
}

const nameProblem = (name: string, sign: string) =>
  !name.startsWith(`${sign}-`) && `“${name}” is known in the whole page; call it ${sign}-${name}`

/** Breaches of what an area's own style sheet may say, with their lines. */
export const styleProblems = (area: AreaId, css: string): string[] => {
  const sign = signOf(area)
  const problems: string[] = []
  const note = (node: Rule | AtRule | Declaration, problem: string | false) => {
    if (problem) problems.push(`line ${node.source?.start?.line}: ${problem}`)
  }
  const root = postcss.parse(css)
  root.walkRules((rule) => note(rule, !isKeyframe(rule) && ruleProblem(rule)))
  root.walkAtRules(/keyframes$/, (rule) => note(rule, nameProblem(rule.params, sign)))
  root.walkAtRules('property', (rule) => note(rule, nameProblem(rule.params.slice(2), sign)))
  root.walkDecls(/^--/, (declaration) => {
    if (!ofShared.test(declaration.prop)) note(declaration, nameProblem(declaration.prop.slice(2), sign))
  })
  return problems
}

/** The first pseudo-element of a selector, which ends it. */
const pseudoElement = /\[[^\]]*\]|(::|:(?:before|after|first-line|first-letter)(?![\w-]))/g

/**
 * Confines a style sheet to the frames of an area, by its subjects: what a selector says of elements around them still may be outside,
 * as `.dark` is. It takes no part of a frame of another area inside. A condition in `:where` weighs nothing. Shells that came before
 * frames say nothing of them; there it holds everywhere.
 */
export const confineStyles = (area: AreaId, css: string): string => {
  const frame = `:where(:root:not([data-frames]) *,[data-area=${area}] :not([data-within~=${area}] *))`
  const confine = (selector: string) => {
    const at = [...selector.matchAll(pseudoElement)].find(([, name]) => name)?.index ?? selector.length
    return selector.slice(0, at) + frame + selector.slice(at)
  }
  const root = postcss.parse(css)
  root.walkRules((rule) => {
    if (!isKeyframe(rule)) rule.selectors = rule.selectors.map(confine)
  })
  return root.toString()
}

/** Confines the style sheets of an area's build, and fails it where one of its own says what holds outside. */
export class AreaStyles {
  readonly #area: AreaId
  readonly #folder: string
  constructor(area: AreaId, folder: string) {
    this.#area = area
    this.#folder = path.join(folder, 'src')
  }

  apply(compiler: Rspack.Compiler) {
    compiler.hooks.compilation.tap('AreaStyles', (compilation) => {
      compilation.hooks.finishModules.tap('AreaStyles', (modules) => {
        const files = new Set([...modules].map((module) => module.nameForCondition() ?? ''))
        for (const file of files) {
          if (!file.endsWith('.css') || !file.startsWith(this.#folder)) continue
          for (const problem of styleProblems(this.#area, readFileSync(file, 'utf8')))
            compilation.errors.push(new Error(`${path.relative(this.#folder, file)}, ${problem}`))
        }
      })
      const stage = compiler.rspack.Compilation.PROCESS_ASSETS_STAGE_PRE_PROCESS
      compilation.hooks.processAssets.tap({ name: 'AreaStyles', stage }, (assets) => {
        for (const [name, asset] of Object.entries(assets)) {
          if (!name.endsWith('.css')) continue
          const css = confineStyles(this.#area, asset.source().toString())
          compilation.updateAsset(name, new compiler.rspack.sources.RawSource(css))
        }
      })
    })
  }
}
