import { createCache, extractStyle as textOf, StyleProvider } from '@ant-design/cssinjs'
import { extractStyle } from '@ant-design/static-style-extract'
import { themes, tokenClass } from '@keyhaven/shared-contracts/host/themes'
import { BackTop, ConfigProvider, Form, type ThemeConfig } from 'antd'
import postcss, { type Root } from 'postcss'
import { createElement, type ReactNode } from 'react'
import { inAllThemes } from './antd-variables.ts'

type Cache = ReturnType<typeof createCache>
type Kind = 'style' | 'cssVar' | 'token'

/** Elements that the library leaves out of all that it draws. */
const others = [createElement(BackTop, { key: 'top' }), createElement(Form.Item, { key: 'item' })]
/** Styles that no theme of ours asks for: it has no wireframes. */
const neverDrawn: readonly string[] = ['Pagination-bordered']

/** All of antd, drawn once in a theme: what it computed stays in the cache. */
const drawAll = (theme: ThemeConfig): Cache => {
  const cache = createCache()
  const inTheme = (everything: ReactNode) => {
    const withKey = { ...theme, cssVar: { key: tokenClass } }
    return createElement(
      StyleProvider,
      { cache },
      createElement(ConfigProvider, { theme: withKey }, everything, others),
    )
  }
  // Its types name a namespace that React no longer has.
  extractStyle({ customTheme: inTheme as never })
  return cache
}

const sheetOf = (cache: Cache, kind: Kind, key: string) => {
  const single = createCache()
  const entry = cache.cache.get(key)
  if (entry) single.cache.set(key, entry)
  return postcss.parse(
    textOf(single, { plain: true, types: kind })
      // Where a component is drawn in a provider of its own, as a dialog that asks is, the class of its variables is another.
      .replaceAll(/\.css-var-[\w-]+/g, `.${tokenClass}`)
      .replace(/\.data-ant-cssinjs-cache-path\{[^}]*\}/, ''),
  )
}

/** Styles by the name that a component registers them under, `Button-compact`; its variables by `Button`; tokens of the theme by nothing. */
const sheetsIn = (cache: Cache, kind: Kind) => {
  const sheets = new Map<string, Root>()
  for (const key of cache.cache.keys()) {
    const [keyKind, first = '', second = ''] = key.split('%')
    if (keyKind !== kind) continue
    const name = { style: second, cssVar: first, token: '' }[kind]
    const sheet = sheets.get(name)
    // Other providers, inside, have the same tokens.
    if (sheet && kind === 'token') continue
    sheets.set(name, (sheet ?? postcss.root()).append(sheetOf(cache, kind, key)))
  }
  return sheets
}

/** Right to left is no language of ours, and the panels are of antd's own documentation. */
const unusedClass = /-rtl(?![\w-])|-pure-panel(?![\w-])/
const dropUnused = (sheet: Root) => {
  sheet.walkRules((rule) => {
    const selectors = rule.selectors.filter((one) => !unusedClass.test(one))
    if (selectors.length === 0) rule.remove()
    else if (selectors.length < rule.selectors.length) rule.selectors = selectors
  })
  sheet.walkAtRules((rule) => {
    if (rule.nodes?.length === 0) rule.remove()
  })
}

export type AntdSheets = {
  /** The class of elements that have the variables. */
  tokenClass: string
  /** The class by which antd tells the styles of its versions apart. */
  versionClass: string
  /** Sheets by their names. */
  texts: Record<string, string>
  /** Names of the sheets that a component needs, by the name that it registers its styles under. */
  needs: Record<string, string[]>
}

/** Computes antd's styles as a browser would, with the tokens of both themes as variables. */
export const drawSheets = (): AntdSheets => {
  const { token, ...rest } = themes.light
  const caches = [themes.light, themes.dark, { ...rest, token: { ...token, motion: false } }].map(drawAll)
  const texts: Record<string, string> = {}
  for (const kind of ['token', 'cssVar'] as const) {
    const [day, night, still] = caches.map((cache) => sheetsIn(cache, kind))
    for (const [name, byDay] of day ?? [])
      texts[`${name}-variables`] = inAllThemes(byDay, night?.get(name) ?? byDay, still?.get(name) ?? byDay)
  }
  const [day, night] = caches.map((cache) => sheetsIn(cache, 'style'))
  const needs: Record<string, string[]> = Object.fromEntries(neverDrawn.map((name) => [name, []]))
  for (const [name, sheet] of day ?? []) {
    if (sheet.toString() !== night?.get(name)?.toString()) throw new Error(`antd has other styles of ${name} by night`)
    dropUnused(sheet)
    const moves = new Set<string>()
    // Several components share a movement.
    sheet.walkAtRules(/keyframes$/, (rule) => {
      texts[rule.params] = rule.toString()
      moves.add(rule.params)
      rule.remove()
    })
    texts[name] = sheet.toString()
    const variables = `${name.split('-')[0]}-variables`
    needs[name] = [...(variables in texts ? [variables] : []), ...moves, name]
  }
  const versionClass = /:where\(\.(css-[\w-]+)\)/.exec(texts['Button-Button'] ?? '')?.[1]
  if (!versionClass) throw new Error('antd no longer marks its elements by a class of its version')
  return { tokenClass, versionClass, texts, needs }
}
