import { catalog } from '@keyhaven/shared-contracts/web/locale'
import type { Messages } from '../domain/reasons/general/en.ts'

/** Sentences of the reasons `general.…` in each language. */
export const generalReasons = catalog<Messages>(
  'reasons/general',
  (locale) => import(`../domain/reasons/general/${locale}.ts`),
)
