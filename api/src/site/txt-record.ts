import { Resolver } from 'node:dns/promises'

type Txt = { name: string; value: string }

/** The record that proves a domain of an owner. */
export const recordOf = ({ domain, code }: { domain: string; code: string }): Txt => ({
  name: `_keyhaven.${domain}`,
  value: `keyhaven=${code}`,
})

export const hasRecord = (texts: readonly string[], { value }: Txt) => texts.some((text) => text.trim() === value)

/** The texts at a name of the DNS, as its servers say now; `undefined` where they do not answer. */
export const readTxt = async (name: string, server?: string): Promise<string[] | undefined> => {
  const resolver = new Resolver({ timeout: 2500, tries: 2 })
  if (server) resolver.setServers([server])
  try {
    return (await resolver.resolveTxt(name)).map((pieces) => pieces.join(''))
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : ''
    return code === 'ENOTFOUND' || code === 'ENODATA' ? [] : undefined
  }
}
