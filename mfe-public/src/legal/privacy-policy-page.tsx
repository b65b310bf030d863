import { LegalText } from './legal-text.tsx'

export function PrivacyPolicyPage() {
  return <LegalText page="privacy-policy" />
}
