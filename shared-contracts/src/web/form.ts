/** Forms whose rules are the schemas of the contract. */

export { AddressFields } from './form/address-fields.tsx'
export { EmailSlip } from './form/email-slip.tsx'
export { FieldGrid } from './form/field-grid.tsx'
export { StoredPhone } from './form/stored-phone.tsx'
export { SubmitButton } from './form/submit-button.tsx'
export { TextInLanguages } from './form/text-in-languages.tsx'
export { useDraft } from './form/unsaved.ts'
export { useZodForm, type ZodForm, type zodForm } from './form/zod-form.ts'
