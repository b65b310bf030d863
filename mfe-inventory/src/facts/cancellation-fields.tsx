import { PlusOutlined } from '@ant-design/icons'
import {
  type CancellationTerms,
  defaultTerms,
  maxSteps,
  termsPresets,
  type TermsPreset,
} from '@keyhaven/shared-contracts/domain/stay/cancellation'
import { NumberInput } from '@keyhaven/shared-contracts/web/inputs'
import { Box } from '@keyhaven/shared-contracts/web/layout'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { Button, Flex, Select, theme } from 'antd'
import { useEffect, useId, useState } from 'react'
import { cancellationCatalog } from '../messages/catalogs.ts'
import { presetOf, TermsPreview, type TypedTerms } from './terms-preview.tsx'

type Props = {
  id?: string
  /** Of the choice between usual terms. */
  label?: string
  value?: TypedTerms
  /** Default terms, used until others are chosen. */
  usual?: CancellationTerms | undefined
  onChange?: (terms: TypedTerms) => void
  onBlur?: () => void
}

const firstStep = { days_before: 14, percent: 0 }
/** Start values of an owner's own steps. */
const begunTerms = { steps: [firstStep], afterwards: 50 }

/** Cancellation terms: a preset or the owner's own steps, with a preview of how guests read them. */
export function CancellationFields({ id, label, usual = defaultTerms, value = usual, onChange, onBlur }: Props) {
  const t = useMessages(cancellationCatalog)
  const [wantsOwn, setWantsOwn] = useState(false)
  const preset = wantsOwn ? undefined : presetOf(value)
  const options = [
    ...Object.keys(termsPresets).map((name) => ({ value: name, label: t.presets[name as TermsPreset] })),
    { value: 'own', label: t.own },
  ]
  const choose = (choice: string) => {
    setWantsOwn(choice === 'own')
    if (choice !== 'own') onChange?.(termsPresets[choice as TermsPreset] as unknown as CancellationTerms)
    else if (value.steps.length === 0) onChange?.(begunTerms)
  }
  return (
    <Flex vertical gap={12} onBlur={onBlur}>
      <Select id={id} aria-label={label ?? t.terms} value={preset ?? 'own'} options={options} onChange={choose} />
      {!preset && <OwnSteps terms={value} onChange={(terms) => onChange?.(terms)} />}
      <TermsPreview terms={value} />
    </Flex>
  )
}

/** Steps one below the other, and what holds after the last. */
function OwnSteps({ terms, onChange }: { terms: TypedTerms; onChange: (terms: TypedTerms) => void }) {
  const t = useMessages(cancellationCatalog)
  const { token } = theme.useToken()
  const prefix = useId()
  const [focused, setFocused] = useState<string>()
  useEffect(() => {
    if (focused) document.getElementById(focused)?.focus()
  }, [focused])
  const { steps, afterwards } = terms
  const changeStep = (at: number, part: Partial<TypedTerms['steps'][number]>) =>
    onChange({ afterwards, steps: steps.map((step, index) => (index === at ? { ...step, ...part } : step)) })
  return (
    <Flex
      vertical
      gap={12}
      style={{ padding: 12, border: `1px solid ${token.colorBorderSecondary}`, borderRadius: token.borderRadiusLG }}
    >
      {steps.map(({ days_before, percent }, at) => (
        <Flex key={at} role="group" aria-label={t.step(at + 1)} wrap gap={8} align="end">
          <NumberField
            id={`${prefix}-${at}`}
            label={t.until}
            value={days_before}
            onChange={(input) => changeStep(at, { days_before: input })}
          />
          <NumberField
            label={t.percent}
            value={percent}
            unit="percent"
            onChange={(input) => changeStep(at, { percent: input })}
          />
          <Button
            type="text"
            aria-label={t.removeStep(at + 1)}
            onClick={() => {
              onChange({ afterwards, steps: steps.filter((_, index) => index !== at) })
              setFocused(`${prefix}-after`)
            }}
          >
            {t.remove}
          </Button>
        </Flex>
      ))}
      {steps.length < maxSteps && (
        <Button
          type="dashed"
          icon={<PlusOutlined aria-hidden />}
          style={{ alignSelf: 'flex-start' }}
          onClick={() => {
            onChange({ afterwards, steps: [...steps, { days_before: '', percent: '' }] })
            setFocused(`${prefix}-${steps.length}`)
          }}
        >
          {t.add}
        </Button>
      )}
      <Flex>
        <NumberField
          id={`${prefix}-after`}
          label={t.afterwards}
          value={afterwards}
          unit="percent"
          onChange={(input) => onChange({ steps, afterwards: input })}
        />
      </Flex>
    </Flex>
  )
}

type NumberFieldProps = {
  id?: string
  label: string
  value: string | number
  unit?: 'percent'
  onChange: (input: string | number) => void
}

function NumberField({ id, label, value, unit, onChange }: NumberFieldProps) {
  const own = useId()
  return (
    <Box flex="1 1 160px">
      <Box marginBottom={4}>
        <label htmlFor={id ?? own}>{label}</label>
      </Box>
      <NumberInput id={id ?? own} whole value={value} onChange={onChange} {...(unit && { unit })} />
    </Box>
  )
}
