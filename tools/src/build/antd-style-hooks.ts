/**
 * Makers in place of antd's own, where a build has the styles in sheets (`static-styles.ts`): the hooks that they make give a component
 * the classes that the sheets name, whatever provider it stands in.
 */

declare const VERSION_CLASS: string
declare const TOKEN_CLASS: string

const classes = [VERSION_CLASS, TOKEN_CLASS] as const

export const genStyleHooks = () => () => classes
export const genComponentStyleHook = () => () => VERSION_CLASS
export const genSubStyleComponent = () => () => null
