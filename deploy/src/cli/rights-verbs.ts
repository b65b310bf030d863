import { writeFileSync } from 'node:fs'
import { areaId } from '@keyhaven/shared-contracts/platform/area-manifest'
import { Command, InvalidArgumentError } from 'commander'
import { changeRights, releasersIn } from '../rights/change-rights.ts'
import { createKeyPair } from '../rights/keys.ts'
import { readRights, type Releaser } from '../rights/rights.ts'
import {
  aboutOf,
  type ChangeOptions,
  changingVerb,
  openedStore,
  type Options,
  print,
  program,
  readingVerb,
} from './verb.ts'

const wordsOf = (releasers: readonly Releaser[]) =>
  releasers.map(({ name, may, publicKey }) => `${name}  ${may.join(' ')}  ${publicKey}`).join('\n')

const rightOf = (text: string, before: string[] = []) => {
  if (!['*', 'shell', 'api'].includes(text) && !areaId.safeParse(text).success)
    throw new InvalidArgumentError('It is an area like bookings, shell, api, or * for everything.')
  return [...before, text]
}
const publicKeyOf = (text: string) => {
  if (!/^[A-Za-z\d+/]{59}=$/.test(text)) throw new InvalidArgumentError('It is what create-key prints.')
  return text
}
const nameOf = (text: string) => {
  if (!/^[\w.@-]{1,60}$/.test(text)) throw new InvalidArgumentError('It is at most 60 letters, digits and . _ @ -')
  return text
}

const listVerb = readingVerb('rights list', 'Says who may change what.', '').action(async (options: Options) => {
  const rights = await readRights(await openedStore())
  const releasers = releasersIn(rights)
  const nobody = rights
    ? 'The rights of this store cannot be read, or do not begin with RELEASE_ROOT'
    : 'This store has no rights: who can write it may change everything'
  print(options, releasers, releasers.length > 0 ? wordsOf(releasers) : nobody)
})

const createKeyVerb = readingVerb(
  'rights create-key',
  'Writes a new private key, and prints its public one.',
  'finance.pem',
)
  .argument('<file>', 'for the private key, which nobody but its user may read; RELEASE_KEY names it')
  .action((file: string, options: Options) => {
    const { pem, publicKey } = createKeyPair()
    // A key that is there already is somebody's.
    writeFileSync(file, pem, { mode: 0o600, flag: 'wx' })
    print(options, { publicKey }, publicKey)
  })

const addVerb = changingVerb(
  'rights add',
  'Lets a key change areas; the first is your own, with *.',
  'finance-ci MCow… finance',
)
  .argument('<name>', 'for the history: a person, a team, a pipeline', nameOf)
  .argument('<key>', 'its public key, as create-key prints it', publicKeyOf)
  .argument('<areas...>', 'areas like bookings, shell, api, or * for everything and the rights themselves', rightOf)
  .action(async (name: string, publicKey: string, may: string[], options: ChangeOptions) => {
    const about = aboutOf(['rights add', name, ...may], options)
    const releasers = await changeRights(
      await openedStore(),
      about,
      (before) => [...before.filter((one) => one.name !== name), { name, publicKey, may }],
      options,
    )
    print(options, releasers, wordsOf(releasers))
  })

const removeVerb = changingVerb('rights remove', 'Lets a key change nothing any more.', 'finance-ci')
  .argument('<name>', 'that it was added by', nameOf)
  .action(async (name: string, options: ChangeOptions) => {
    const releasers = await changeRights(
      await openedStore(),
      aboutOf(['rights remove', name], options),
      (before) => {
        if (!before.some((one) => one.name === name)) throw new Error(`${name} has no rights`)
        return before.filter((one) => one.name !== name)
      },
      options,
    )
    print(options, releasers, wordsOf(releasers))
  })

/** Commands on who may change what. */
export const rightsVerb = new Command('rights')
  .description('Says and changes who may publish what: list, create-key, add, remove.')
  .addHelpText('after', `\nExample: ${program} rights list`)
for (const verb of [listVerb, createKeyVerb, addVerb, removeVerb]) rightsVerb.addCommand(verb)
