import { addDays, type Day } from '@keyhaven/shared-contracts/domain/days/day'
import { DayInput } from '@keyhaven/shared-contracts/web/days'
import { FieldGrid, type ZodForm } from '@keyhaven/shared-contracts/web/form'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { Form, Input } from 'antd'
import type { ReactNode } from 'react'
import { seasonsCatalog } from '../../messages/catalogs.ts'

type LastNightInputProps = {
  id?: string
  /** The day after the last night, as the contract wants it. */
  value?: Day | null
  onChange?: (end: Day | undefined) => void
  onBlur?: () => void
}

/** The end of a range by its last night, which is how people think of it. */
function LastNightInput({ value, onChange, ...rest }: LastNightInputProps) {
  return (
    <DayInput
      {...rest}
      value={value ? addDays(value, -1) : null}
      onChange={(last) => onChange?.(last && addDays(last, 1))}
    />
  )
}

type Props = { field: ZodForm['field']; /** Price inputs. */ children: ReactNode }

export function SeasonFields({ field, children }: Props) {
  const { form: t } = useMessages(seasonsCatalog)
  return (
    <>
      <Form.Item label={t.name} {...field('name')}>
        <Input autoComplete="off" placeholder={t.nameExample} />
      </Form.Item>
      <FieldGrid>
        <Form.Item label={t.firstNight} {...field('start')}>
          <DayInput />
        </Form.Item>
        <Form.Item label={t.lastNight} {...field('end', ['start'])}>
          <LastNightInput />
        </Form.Item>
      </FieldGrid>
      {children}
    </>
  )
}
