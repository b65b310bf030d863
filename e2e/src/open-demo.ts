import type { Page } from '@playwright/test'

export type Demo = { token: string; user: { slug: string } }

/** Signs the page in to a demo account of its own, whose lists are filled from the first minute. */
export const openDemo = async (page: Page) => {
  const answer = await page.request.post('/keyhaven/auth/demo-login/')
  const demo = (await answer.json()) as Demo
  await page.addInitScript((token) => window.sessionStorage.setItem('token', token), demo.token)
  return demo
}
