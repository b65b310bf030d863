import { guestLocales } from '@keyhaven/shared-contracts/domain/locale'
import { usualName } from '@keyhaven/shared-contracts/domain/money/usual-services'
import {
  serviceCharges,
  type ServiceKind,
  serviceTypes,
  serviceVats,
} from '@keyhaven/shared-contracts/domain/stay/kinds'
import type { Messages } from '../messages/services/en.ts'

/** As filter and form offer them. */
export const typeOptions = (t: Messages) => serviceTypes.map((value) => ({ value, label: t.typeOptions[value] }))

export const chargeOptions = (t: Messages) => serviceCharges.map((value) => ({ value, label: t.charges[value] }))

/** VAT rates to choose from; the default differs by kind of service. */
export const vatOptions = (t: Messages, kind: ServiceKind) =>
  serviceVats.map((value) => ({ value, label: value === 'usual' ? t.usualVat[kind] : t.vats[value] }))

/** Translations of a usual name; none of any other name. */
export const usualInOthers = (name: string) => guestLocales.flatMap((locale) => usualName(name, locale) ?? [])
