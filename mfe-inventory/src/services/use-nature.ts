import type { ZodForm } from '@keyhaven/shared-contracts/web/form'
import { useState } from 'react'
import { fieldsOf, natureOf, type ServiceNature } from './service-nature.ts'

type ServiceForm = Pick<ZodForm, 'form' | 'began'>

/** The nature of the service in a form: as it was saved, until its owner chooses another. */
export const useNature = ({ form, began }: ServiceForm) => {
  const [choice, setChoice] = useState<{ nature: ServiceNature; began: ServiceForm['began'] }>()
  return {
    // Another version that was loaded meanwhile says itself what it is.
    nature: choice?.began === began ? choice.nature : natureOf(began),
    choose: (nature: ServiceNature) => {
      setChoice({ nature, began })
      form.setFieldsValue(fieldsOf[nature])
    },
  }
}
