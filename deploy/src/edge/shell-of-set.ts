import { type Html, quickDocument } from './send-document.ts'
import { trialPlace } from '../pages/registry-file.ts'
import { renderInShell } from '../pages/render-pages.ts'
import { BuildError } from '../store/integrity.ts'
import type { Generation } from '../store/generation.ts'
import type { ReleaseSet } from '../store/release-sets.ts'
import type { Store } from '../store/store.ts'

/** Address of a page, and the version of the shell that its visitor would get without a set. */
type PageOfVisitor = { path: string; ownShell: string }

/**
 * The document of a tab that runs a release set of the past: `?set=<id>` gives the shell of then, too. Rendered each time,
 * in a few milliseconds, so that a shell that was pruned is gone at once; undefined where the set is not known, or has the
 * shell that this visitor gets anyway.
 */
export const shellOfSet =
  (
    store: Store,
    setOf: (id: string) => Promise<ReleaseSet | undefined>,
    fillRegistry: (text: string, generation: Generation) => Promise<string>,
  ) =>
  async (generation: Generation, id: unknown, { path, ownShell }: PageOfVisitor): Promise<Html | undefined> => {
    const { registry } = generation
    if (typeof id !== 'string' || (id === registry.set && ownShell === registry.shell.version)) return undefined
    const shell = (await setOf(id))?.shell
    if (!shell || shell === 'none' || shell === ownShell) return undefined
    try {
      const text = await renderInShell(store, registry, shell, path)
      // Who picks a version is part of no trial.
      return text === undefined
        ? undefined
        : quickDocument(await fillRegistry(text.replace(trialPlace, ''), generation))
    } catch (error) {
      // Its build is gone, or cannot be read: the page of everybody says so.
      if (error instanceof BuildError) return undefined
      throw error
    }
  }
