declare const VERSION_CLASS: string

type Tokens = Record<string, unknown>
type Options = { override: Tokens; getComputedToken: (origin: Tokens, override: Tokens, theme: unknown) => Tokens }

/** By their overrides, of which each provider of a theme has an object of its own. */
const computed = new WeakMap<Tokens, Tokens>()

/** The hook that stands in place of the one of antd's style engine: the tokens of a theme, without style elements for them (`static-styles.ts`). */
export function useCacheToken(theme: unknown, parts: Tokens[], { override, getComputedToken }: Options) {
  const tokens = computed.get(override) ?? getComputedToken(Object.assign({}, ...parts) as Tokens, override, theme)
  computed.set(override, tokens)
  return [tokens, VERSION_CLASS, tokens] as const
}
