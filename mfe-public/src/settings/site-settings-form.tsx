import { siteApi, type SiteSettings, siteSettingsBody } from '@keyhaven/shared-contracts/contract/public-site'
import { useCommand } from '@keyhaven/shared-contracts/web/api'
import { useZodForm } from '@keyhaven/shared-contracts/web/form'
import { TextInLanguages } from '@keyhaven/shared-contracts/web/inputs'
import { FormModal } from '@keyhaven/shared-contracts/web/record'
import { Form, Input, Select } from 'antd'
import { ColourInput } from './colour-input.tsx'
import { partTitles, type SitePart } from './site-cards.tsx'

/** The values of one part: what the others hold is not sent, so that nothing of them is overwritten. */
const valuesOf = (settings: SiteSettings, part: SitePart) => {
  const { domain, accent, allowed_origins, privacy_text, translations } = settings
  const parts = {
    domain: { domain },
    look: { accent },
    embedding: { allowed_origins },
    privacy: { privacy_text, translations },
    requests: {
      request_expiry_hours: String(settings.request_expiry_hours),
      max_nights: String(settings.max_nights),
      horizon_months: String(settings.horizon_months),
    },
  }
  return parts[part]
}

type Props = { settings: SiteSettings; part: SitePart; onClose: () => void }

/** Changes one part of where guests find the owner, and on what terms. */
export function SiteSettingsForm({ settings, part, onClose }: Props) {
  const form = useZodForm(siteSettingsBody, valuesOf(settings, part))
  const change = useCommand(siteApi.change)
  const { field } = form
  return (
    <FormModal
      title={partTitles[part]}
      form={form}
      about={`Public site, ${part}`}
      submitLabel={form.changed ? 'Save' : 'No changes'}
      submitDisabled={!form.changed}
      onSubmit={(body) => change.mutateAsync({ body })}
      onClose={onClose}
    >
      {part === 'domain' && (
        <Form.Item
          label="Your own domain"
          extra="A domain or subdomain that you own. After saving, you prove it with a record; a new domain has to be proven again."
          {...field('domain')}
        >
          <Input autoComplete="off" spellCheck={false} inputMode="url" placeholder="book.example.com" />
        </Form.Item>
      )}
      {part === 'look' && (
        <Form.Item
          label="Colour"
          extra="For buttons and links. Leave it empty for Keyhaven’s own."
          {...field('accent')}
        >
          <ColourInput />
        </Form.Item>
      )}
      {part === 'embedding' && (
        <Form.Item
          label="Sites that may embed your booking"
          extra="Only the start of each address, without the page. Press Enter or comma after each."
          {...field('allowed_origins')}
        >
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
          <Form.Item label="Hours until an unanswered request expires" {...field('request_expiry_hours')}>
            <Input inputMode="numeric" autoComplete="off" />
          </Form.Item>
          <Form.Item
            label="Longest stay, in nights"
            extra="This does not limit what you book yourself."
            {...field('max_nights')}
          >
            <Input inputMode="numeric" autoComplete="off" />
          </Form.Item>
          <Form.Item
            label="How many months ahead a stay can begin"
            extra="Counted from today. This does not limit what you book yourself."
            {...field('horizon_months')}
          >
            <Input inputMode="numeric" autoComplete="off" />
          </Form.Item>
        </>
      )}
      {part === 'privacy' && (
        <TextInLanguages
          form={form}
          name="privacy_text"
          label="Your privacy text"
          extra="Shown on your own domain, where you are responsible for your guests’ data. Leave it empty to show our text with your name and address."
          most={20_000}
          rows={{ minRows: 4, maxRows: 14 }}
        />
      )}
    </FormModal>
  )
}
