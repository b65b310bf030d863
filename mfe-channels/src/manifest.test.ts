import { testServer } from '@keyhaven/api/testing/test-server'
import { testFirstCalls } from '@keyhaven/shared-contracts/testing/first-calls'
import area from './area.tsx'
import { manifest } from './manifest.ts'
import { pages } from './pages.ts'

const server = await testServer()
const fill = async () => ({ owner: await server.signUpOwner() })

testFirstCalls({ area, manifest, pages: Object.values(pages), server, fill })
