import { propertiesApi, type Property } from '@keyhaven/shared-contracts/contract/inventory/properties'
import { defaultTerms } from '@keyhaven/shared-contracts/domain/stay/cancellation'
import { coordinatesText } from '@keyhaven/shared-contracts/domain/place/coordinates'
import { q } from '@keyhaven/shared-contracts/web/api'
import { FlagSelect } from '@keyhaven/shared-contracts/web/list'
import { FieldGrid, TextInLanguages, type ZodForm } from '@keyhaven/shared-contracts/web/form'
import { NumberInput } from '@keyhaven/shared-contracts/web/inputs'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { ProblemState } from '@keyhaven/shared-contracts/web/page'
import { skipToken, useQuery } from '@tanstack/react-query'
import { Checkbox, Form, Input, type InputProps, Typography } from 'antd'
import type { z } from 'zod'
import { cancellationCatalog, factsCatalog } from '../messages/catalogs.ts'
import { AmenitySelect } from './amenity-select.tsx'
import { CancellationFields } from './cancellation-fields.tsx'
import { FactsPart } from './facts-part.tsx'
import { FactsSection } from './facts-section.tsx'
import { CoordinatesField } from './location/coordinates-field.tsx'
import { NonRefundableFields, nonRefundableOf } from './non-refundable-fields.tsx'
import { ownRuleOf, PaymentFields, type propertyRules } from './payment-fields.tsx'
import { presetOf } from './terms-preview.tsx'
import { timeOf } from '@keyhaven/shared-contracts/domain/days/local-time'

type Props = Omit<InputProps, 'value' | 'onChange'> & { value?: string | null; onChange?: (time: string) => void }

/** A time of the day: `15` becomes `15:00` when the input is left. */
function TimeInput({ value, onChange, onBlur, ...input }: Props) {
  return (
    <Input
      {...input}
      autoComplete="off"
      value={value ?? ''}
      onChange={({ target }) => onChange?.(target.value)}
      onBlur={(event) => {
        const time = timeOf(value ?? '')
        if (time !== (value ?? '')) onChange?.(time)
        onBlur?.(event)
      }}
    />
  )
}

type Values = Partial<z.input<typeof propertyRules>>
const times = ['check_in_from', 'check_in_until', 'check_out_until'] as const
const place = ['coordinates', 'registration_number'] as const

/** The facts of a property as its form holds them. */
export const propertyFactsOf = (property: Property): Values => ({
  check_in_from: property.check_in_from ?? '',
  check_in_until: property.check_in_until ?? '',
  check_out_until: property.check_out_until ?? '',
  coordinates: property.coordinates ? coordinatesText(property.coordinates) : '',
  amenities: (property.amenities ?? []) as NonNullable<Values['amenities']>,
  house_rules: property.house_rules ?? '',
  registration_number: property.registration_number ?? '',
  directions: property.directions ?? '',
  arrival_days: property.arrival_days ?? '',
  arrival_mail: property.arrival_mail ?? true,
  cancellation_terms: property.cancellation_terms,
  non_refundable: nonRefundableOf(property),
  payment_rule: ownRuleOf(property),
})

export function PropertyFacts({
  form,
  isNew,
}: {
  form: Pick<ZodForm, 'form' | 'field' | 'watched' | 'schema'>
  isNew: boolean
}) {
  const t = useMessages(factsCatalog)
  const words = useMessages(cancellationCatalog)
  const { field } = form
  const values = form.watched as Values
  const wrong = new Set(form.schema.safeParse(values).error?.issues.map(({ path }) => path[0]) ?? [])
  const isFilled = (name: (typeof times)[number] | (typeof place)[number] | 'house_rules' | 'directions') =>
    Boolean(values[name])
  const summaryOf = (names: readonly ((typeof times)[number] | (typeof place)[number])[]) => {
    const count = names.filter(isFilled).length
    return count === 0 ? t.none : t.filled(count, names.length)
  }
  const usualTermsQuery = q(propertiesApi.usualTerms, {})
  const usualTerms = useQuery({ ...usualTermsQuery, queryFn: isNew ? usualTermsQuery.queryFn : skipToken })
  const usual = usualTerms.data?.cancellation_terms
  const terms = values.cancellation_terms ?? (isNew ? usual : defaultTerms)
  const preset = terms && presetOf(terms)
  const planPercent = values.non_refundable?.percent
  const planSummary = planPercent ? words.plan.summary(Number(planPercent)) : ''
  const amenityCount = values.amenities?.length ?? 0
  return (
    <FactsSection
      filled={[
        ...times.map(isFilled),
        amenityCount > 0,
        isFilled('house_rules'),
        ...place.map(isFilled),
        isFilled('directions'),
      ]}
    >
      <FactsPart title={t.times.title} summary={summaryOf(times)} isWrong={times.some((name) => wrong.has(name))}>
        <FieldGrid>
          <Form.Item label={t.times.from} {...field('check_in_from')}>
            <TimeInput />
          </Form.Item>
          <Form.Item label={t.times.until} {...field('check_in_until', ['check_in_from'])}>
            <TimeInput />
          </Form.Item>
          <Form.Item label={t.times.out} {...field('check_out_until')}>
            <TimeInput />
          </Form.Item>
        </FieldGrid>
        <Typography.Paragraph type="secondary">{t.times.hint}</Typography.Paragraph>
      </FactsPart>
      <FactsPart title={t.amenities.ofHouse} summary={amenityCount === 0 ? t.none : t.chosen(amenityCount)}>
        <Typography.Paragraph type="secondary">{t.amenities.ofHouseHint}</Typography.Paragraph>
        <Form.Item {...field('amenities')}>
          <AmenitySelect of="house" />
        </Form.Item>
      </FactsPart>
      <FactsPart
        title={t.rules}
        summary={isFilled('house_rules') ? t.filled(1, 1) : t.none}
        isWrong={wrong.has('house_rules')}
      >
        <TextInLanguages
          form={form}
          name="house_rules"
          label={t.rules}
          extra={t.rulesHint}
          most={5000}
          rows={{ minRows: 4, maxRows: 12 }}
        />
      </FactsPart>
      <FactsPart
        title={words.title}
        summary={[terms && (preset ? words.names[preset] : words.own), planSummary].filter(Boolean).join(' · ')}
        isWrong={wrong.has('cancellation_terms') || wrong.has('non_refundable')}
      >
        {usualTerms.error ? (
          <ProblemState
            error={usualTerms.error}
            onRetry={() => void usualTerms.refetch()}
            retrying={usualTerms.isFetching}
          />
        ) : (
          <Form.Item label={words.terms} extra={words.hint} {...field('cancellation_terms')}>
            <CancellationFields usual={usual} />
          </Form.Item>
        )}
        <Form.Item {...field('terms_for_new')} valuePropName="checked">
          <Checkbox>{words.forNew}</Checkbox>
        </Form.Item>
        <NonRefundableFields form={form} />
      </FactsPart>
      <PaymentFields form={form} isWrong={wrong.has('payment_rule')} />
      <FactsPart title={t.place.title} summary={summaryOf(place)} isWrong={place.some((name) => wrong.has(name))}>
        <CoordinatesField field={field} address={values.address} />
        <Form.Item label={t.registration.title} extra={t.registration.hint} {...field('registration_number')}>
          <Input autoComplete="off" spellCheck={false} />
        </Form.Item>
      </FactsPart>
      <FactsPart
        title={t.arrival.title}
        summary={isFilled('directions') ? t.filled(1, 1) : t.none}
        isWrong={wrong.has('directions') || wrong.has('arrival_days')}
      >
        <TextInLanguages
          form={form}
          name="directions"
          label={t.arrival.directions}
          extra={t.arrival.directionsHint}
          most={5000}
          rows={{ minRows: 4, maxRows: 12 }}
        />
        <Form.Item label={t.arrival.days} extra={t.arrival.daysHint} {...field('arrival_days')}>
          <NumberInput whole />
        </Form.Item>
        <Form.Item label={t.arrival.mail} extra={t.arrival.mailHint} {...field('arrival_mail')}>
          <FlagSelect yes={t.arrival.mails} no={t.arrival.mailsNot} />
        </Form.Item>
      </FactsPart>
    </FactsSection>
  )
}
