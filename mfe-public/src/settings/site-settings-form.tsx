import { siteApi, type SiteSettings, siteSettingsBody } from '@keyhaven/shared-contracts/contract/public-site'
import { useZodForm } from '@keyhaven/shared-contracts/web/form'
import { useCommand } from '@keyhaven/shared-contracts/web/query'
import { FormModal } from '@keyhaven/shared-contracts/web/ui/form-modal'
import { Form, Input, Select } from 'antd'
import { ColourInput } from './colour-input.tsx'

const valuesOf = (settings: SiteSettings) => {
  const { domain, accent, allowed_origins, privacy_text } = settings
  return {
    ...{ domain, accent, allowed_origins, privacy_text },
    request_expiry_hours: String(settings.request_expiry_hours),
    max_nights: String(settings.max_nights),
    horizon_months: String(settings.horizon_months),
  }
}

/** Changes where guests find the owner, and on what terms. */
export function SiteSettingsForm({ settings, onClose }: { settings: SiteSettings; onClose: () => void }) {
  const form = useZodForm(siteSettingsBody, valuesOf(settings))
  const change = useCommand(siteApi.change, ['public'])
  const { field } = form
  return (
    <FormModal
      title="Change the public site"
      form={form}
      about="Public site"
      submitLabel={form.changed ? 'Save' : 'No changes'}
      submitDisabled={!form.changed}
      onSubmit={(body) => change.mutateAsync({ body })}
      onClose={onClose}
    >
      <Form.Item
        label="Your own domain"
        extra="A domain, or a part of one, that is yours. Another one has to be proven anew."
        {...field('domain')}
      >
        <Input autoComplete="off" spellCheck={false} inputMode="url" placeholder="book.example.com" />
      </Form.Item>
      <Form.Item label="Colour" extra="Of buttons and links. Empty is Keyhaven's own." {...field('accent')}>
        <ColourInput />
      </Form.Item>
      <Form.Item
        label="Sites that may embed your booking"
        extra="Their addresses, without the page. Enter or a comma ends each."
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
      <Form.Item label="Hours until an unanswered request expires" {...field('request_expiry_hours')}>
        <Input inputMode="numeric" autoComplete="off" />
      </Form.Item>
      <Form.Item
        label="Most nights of a guest's stay"
        extra="What you book yourself is not limited by it."
        {...field('max_nights')}
      >
        <Input inputMode="numeric" autoComplete="off" />
      </Form.Item>
      <Form.Item
        label="Months ahead in which a guest's stay can begin"
        extra="Counted from today; what you book yourself is not limited by it."
        {...field('horizon_months')}
      >
        <Input inputMode="numeric" autoComplete="off" />
      </Form.Item>
      <Form.Item
        label="Your privacy text"
        extra="Shown on your own domain: there you are responsible for the data of your guests. Empty shows our text with your name and address."
        {...field('privacy_text')}
      >
        <Input.TextArea autoSize={{ minRows: 4, maxRows: 14 }} />
      </Form.Item>
    </FormModal>
  )
}
