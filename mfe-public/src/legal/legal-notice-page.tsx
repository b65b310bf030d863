import { LegalText } from './legal-text.tsx'

export function LegalNoticePage() {
  return <LegalText page="legal-notice" />
}
