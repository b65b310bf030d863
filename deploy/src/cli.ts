import { enableCompileCache } from 'node:module'

// A command is over in less time than it takes to compile what it consists of.
enableCompileCache()
await import('./cli/release.ts')
