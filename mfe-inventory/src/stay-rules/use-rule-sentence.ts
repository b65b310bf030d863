import type { StayRule } from '@keyhaven/shared-contracts/domain/stay-rules/rule'
import { useLanguage, useMessages } from '@keyhaven/shared-contracts/web/locale'
import { stayRulesCatalog } from '../messages/catalogs.ts'
import { ruleSentence } from './rule-sentence.ts'

/** Says a rule in the language of the screen. */
export const useRuleSentence = () => {
  const t = useMessages(stayRulesCatalog)
  const language = useLanguage()
  return (rule: StayRule) => ruleSentence(t.sentence, language, rule)
}
