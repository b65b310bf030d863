import { InvalidArgumentError, Option } from 'commander'

/** Settings by the names that they have in the environment. */
export type Settings = Record<string, string>

/** `--to NAME=value …`, which names another place than the environment does; a folder alone is DATA_DIR. */
export const settingsOption = (description: string, names: readonly string[]) =>
  new Option('--to <settings...>', description).argParser((word: string, before: Settings | undefined): Settings => {
    const [, name = '', value = ''] = /^([A-Z\d_]+)=(.+)$/s.exec(word) ?? [
      '',
      names.includes('DATA_DIR') ? 'DATA_DIR' : '',
      word,
    ]
    // The word is not repeated: addresses can hold passwords.
    if (!names.includes(name)) throw new InvalidArgumentError(`It takes ${names.map((one) => `${one}=…`).join(', ')}.`)
    return { ...before, [name]: value }
  })
