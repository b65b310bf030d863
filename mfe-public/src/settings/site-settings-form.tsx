import { NumberInput } from '@keyhaven/shared-contracts/web/inputs'
import { Box } from '@keyhaven/shared-contracts/web/layout'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { settingsCatalog } from '../messages/settings-catalog.ts'
import {
  siteApi,
  type SiteSettings,
  type SiteSettingsBody,
  siteSettingsBody,
} from '@keyhaven/shared-contracts/contract/public/public-site'
import { introLength } from '@keyhaven/shared-contracts/contract/public/site-brand'
import { hostLanguages } from '@keyhaven/shared-contracts/domain/host-languages'
import { useCommand } from '@keyhaven/shared-contracts/web/api'
import { useZodForm, TextInLanguages } from '@keyhaven/shared-contracts/web/form'
import { MultipleSelect } from '@keyhaven/shared-contracts/web/inputs'
import { FormModal } from '@keyhaven/shared-contracts/web/record'
import { Flex, Form, Input, Select } from 'antd'
import { useLanguageNames } from '../facts/use-language-names.ts'
import { ColourInput } from './colour-input.tsx'
import { ShownColours } from './shown-colours.tsx'
import { SitePreview } from './site-preview.tsx'
import type { SitePart } from './site-cards.tsx'

/** The values of one part: what the others hold is not sent, so that nothing of them is overwritten. */
const valuesOf = (settings: SiteSettings, part: SitePart) => {
  const { domain, accent, allowed_origins, privacy_text, business_name, intro } = settings
  const translations = (name: 'privacy_text' | 'intro') =>
    Object.fromEntries(
      Object.entries(settings.translations ?? {}).map(([locale, { [name]: text }]) => [locale, { [name]: text }]),
    )
  const parts = {
    domain: { domain },
    embedding: { allowed_origins },
    privacy: { privacy_text, translations: translations('privacy_text') },
    brand: { business_name, intro, accent, translations: translations('intro') },
    languages: { host_languages: (settings.host_languages ?? []) as SiteSettingsBody['host_languages'] },
    requests: {
      request_expiry_hours: settings.request_expiry_hours,
      max_nights: settings.max_nights,
      horizon_months: settings.horizon_months,
    },
  }
  return parts[part]
}

type Props = { settings: SiteSettings; part: SitePart; onClose: () => void }

/** Changes one part of where guests find the owner, and on what terms. */
export function SiteSettingsForm({ settings, part, onClose }: Props) {
  const t = useMessages(settingsCatalog)
  const form = useZodForm(siteSettingsBody, valuesOf(settings, part))
  const change = useCommand(siteApi.change)
  const nameOf = useLanguageNames()
  const languages = hostLanguages
    .map((tag) => ({ value: tag, label: nameOf(tag) }))
    .toSorted((a, b) => a.label.localeCompare(b.label))
  const { field } = form
  return (
    <FormModal
      title={t.parts[part]}
      form={form}
      about={`Public site, ${part}`}
      submitLabel={form.changed ? t.save : t.noChanges}
      submitDisabled={!form.changed}
      onSubmit={(body) => change.mutateAsync({ body })}
      onClose={onClose}
      {...(part === 'brand' && { width: 880 })}
    >
      {part === 'domain' && (
        <Form.Item label={t.ownDomain} extra={t.domainHelp} {...field('domain')}>
          <Input autoComplete="off" spellCheck={false} inputMode="url" placeholder="book.example.com" />
        </Form.Item>
      )}
      {part === 'brand' && (
        <Flex wrap gap="0 24px">
          <Box flex="2 1 320px">
            <Form.Item label={t.brand.name} extra={t.brand.nameHelp} {...field('business_name')}>
              <Input autoComplete="organization" />
            </Form.Item>
            <TextInLanguages
              form={form}
              name="intro"
              label={t.brand.intro}
              extra={t.brand.introHelp}
              most={introLength}
              rows={{ minRows: 3, maxRows: 8 }}
            />
            <Form.Item
              label={t.colour}
              extra={
                <>
                  {t.colourHelp}
                  <ShownColours accent={form.watched.accent} />
                </>
              }
              {...field('accent')}
            >
              <ColourInput />
            </Form.Item>
          </Box>
          <Box flex="1 1 260px">
            <SitePreview settings={settings} draft={form.watched} />
          </Box>
        </Flex>
      )}
      {part === 'embedding' && (
        <Form.Item label={t.parts.embedding} extra={t.sitesHelp} {...field('allowed_origins')}>
          <Select
            mode="tags"
            open={false}
            suffixIcon={null}
            tokenSeparators={[',', ' ', '\n']}
            placeholder="https://www.example.com"
          />
        </Form.Item>
      )}
      {part === 'requests' && (
        <>
          <Form.Item label={t.expiry} {...field('request_expiry_hours')}>
            <NumberInput whole />
          </Form.Item>
          <Form.Item label={t.maxNights} extra={t.maxNightsHelp} {...field('max_nights')}>
            <NumberInput whole />
          </Form.Item>
          <Form.Item label={t.horizon} extra={t.horizonHelp} {...field('horizon_months')}>
            <NumberInput whole />
          </Form.Item>
        </>
      )}
      {part === 'languages' && (
        <Form.Item label={t.hostLanguages.label} extra={t.hostLanguages.help} {...field('host_languages')}>
          <MultipleSelect options={languages} showSearch={{ optionFilterProp: 'label' }} />
        </Form.Item>
      )}
      {part === 'privacy' && (
        <TextInLanguages
          form={form}
          name="privacy_text"
          label={t.privacy}
          extra={t.privacyHelp}
          most={20_000}
          rows={{ minRows: 4, maxRows: 14 }}
        />
      )}
    </FormModal>
  )
}
