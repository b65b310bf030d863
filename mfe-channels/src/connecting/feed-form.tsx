import {
  channelNames,
  type Feed,
  feed as feedSchema,
  feedChange,
  type FeedPreview as Preview,
  feedsApi,
  newFeed,
} from '@keyhaven/shared-contracts/contract/channels/feeds'
import { channelColours } from '@keyhaven/shared-contracts/domain/palette'
import { channelKinds, type ChannelKind } from '@keyhaven/shared-contracts/domain/stay/channel-kinds'
import { call, useCommand } from '@keyhaven/shared-contracts/web/api'
import { useZodForm } from '@keyhaven/shared-contracts/web/form'
import { Text } from '@keyhaven/shared-contracts/web/layout'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { ConfirmDelete, FormModal } from '@keyhaven/shared-contracts/web/record'
import { Form, Input, Segmented, Select, Switch } from 'antd'
import { useMemo, useState } from 'react'
import { channelsCatalog } from '../messages/catalogs.ts'
import { FeedPreview } from './feed-preview.tsx'
import { OurAddress } from './our-address.tsx'
import './feed-form.css'

type Props = { unit: { id: number; name: string }; feed?: Feed; onClose: () => void }

const valuesOf = ({ name, url, kind, colour, import_closures, version }: Feed) => ({
  ...{ name, url, kind, colour, import_closures, version },
})
const blank = (unit: number) => ({
  ...{ unit, name: '', url: '', import_closures: false },
  kind: 'airbnb' as const,
  colour: channelColours.airbnb,
})

/** Connects a unit with a portal, both ways beside one another; nothing is saved before it was seen what the calendar brings. */
export function FeedForm({ unit, feed, onClose }: Props) {
  const t = useMessages(channelsCatalog)
  const schema = useMemo(() => (feed ? feedChange : newFeed), [feed])
  const form = useZodForm(schema, feed ? valuesOf(feed) : blank(unit.id))
  const [preview, setPreview] = useState<{ of: string; is: Preview } | null>(null)
  const create = useCommand(feedsApi.create)
  const fetch = useCommand(feedsApi.fetch)
  const update = useCommand(feedsApi.update)
  const remove = useCommand(feedsApi.remove)
  const { field } = form
  const kind: ChannelKind = Form.useWatch('kind', form.form) ?? feed?.kind ?? 'airbnb'
  const url = Form.useWatch('url', form.form)
  const closures = Form.useWatch('import_closures', form.form)
  const content = `${url} ${kind} ${closures}`
  const seen = preview?.of === content ? preview.is : null
  const channel = kind === 'other' ? t.other : channelNames[kind]
  const choose = (chosen: ChannelKind) => {
    setPreview(null)
    form.form.setFieldsValue({ kind: chosen, colour: channelColours[chosen] })
  }

  const save = async () => {
    if (feed) return update.mutateAsync({ params: { id: feed.id }, body: feedChange.parse(form.values()) })
    const body = { ...newFeed.parse({ ...form.values(), unit: unit.id }) }
    if (!seen) {
      setPreview({ of: content, is: await call(feedsApi.preview, { body }) })
      return false
    }
    const { id } = await create.mutateAsync({ body })
    // The sweep fetches it all the same where this does not come through.
    await fetch.mutateAsync({ params: { id } }).catch(() => undefined)
    return true
  }
  const submitLabel = seen ? (seen.problem === null ? t.form.save : t.form.saveAnyway) : t.form.look
  return (
    <FormModal
      title={feed ? t.form.editTitle(feed.name) : t.form.title(unit.name)}
      form={form}
      submitLabel={feed ? t.form.saveChange : submitLabel}
      onSubmit={save}
      onClose={onClose}
      {...(!feed && { done: t.form.connected })}
      onFresh={(current, keepsTyped) => form.restart(valuesOf(feedSchema.parse(current)), keepsTyped)}
      width={760}
      renderActions={(attempt) =>
        feed && (
          <ConfirmDelete
            what={feed.name}
            hint={t.form.deleteHint}
            onDelete={(notice) => void attempt(() => remove.mutateAsync({ params: { id: feed.id } }), notice)}
          />
        )
      }
    >
      <Form.Item label={t.form.portal} {...field('kind')}>
        <Select
          onChange={choose}
          options={channelKinds
            .filter((one) => one !== 'keyhaven' || kind === 'keyhaven')
            .map((value) => ({ value, label: value === 'other' ? t.other : channelNames[value] }))}
        />
      </Form.Item>
      <div className="both-ways">
        <section aria-label={t.form.toUs(channel)}>
          <Text component="h3" size={15} weight={600}>
            {t.form.toUs(channel)}
          </Text>
          <Text type="secondary" block>
            {t.form.find[kind === 'keyhaven' ? 'other' : kind]}
          </Text>
          <Form.Item label={t.form.url} {...field('url')}>
            <Input inputMode="url" autoComplete="off" spellCheck={false} placeholder="https://" />
          </Form.Item>
        </section>
        <section aria-label={t.form.toThem(channel)}>
          <Text component="h3" size={15} weight={600}>
            {t.form.toThem(channel)}
          </Text>
          <Text type="secondary" block>
            {t.form.paste[kind === 'keyhaven' ? 'other' : kind]}
          </Text>
          <OurAddress unit={unit.id} kind={kind} />
        </section>
      </div>
      <div className="both-ways">
        <Form.Item label={t.form.name} extra={t.form.nameHint} {...field('name')}>
          <Input autoComplete="off" maxLength={60} placeholder={channel} />
        </Form.Item>
        <Form.Item label={t.form.colour} {...field('colour')}>
          <Segmented
            options={Object.values(channelColours).map((value) => ({
              value,
              label: <span className="colour-choice" style={{ background: value }} />,
            }))}
          />
        </Form.Item>
      </div>
      <Form.Item
        label={t.form.closures}
        extra={t.form.closuresHint}
        valuePropName="checked"
        {...field('import_closures')}
      >
        <Switch />
      </Form.Item>
      {seen && <FeedPreview preview={seen} />}
    </FormModal>
  )
}
