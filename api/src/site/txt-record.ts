import { Resolver } from 'node:dns/promises'

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
