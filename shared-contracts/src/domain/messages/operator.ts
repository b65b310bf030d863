import type { Messages } from './operator/en.ts'

/** Module of the operator's legal texts in a language. Of guests' pages it comes in one file with other late texts. */
export const operatorIn = (locale: string): Promise<{ messages: Messages }> =>
  import(
    /* webpackChunkName: "late-[request]", webpackInclude: /[\\/][a-z]{2,3}\.ts$/ */
    `./operator/${locale}.ts`
  )
