import { Box } from '../layout/box.tsx'
import { Text } from '../layout/text.tsx'
import { useQuery } from '@tanstack/react-query'
import { Button, Flex, Form, Input } from 'antd'
import { useId, useState } from 'react'
import { siteApi } from '../../contract/public/public-site.ts'
import { type GuestLocale, guestLocales, isGuestLocale, languageNames } from '../../domain/locale.ts'
import { q } from '../api/query.ts'
import type { ZodForm } from './zod-form.ts'
import { useMessages } from '../locale/use-locale.ts'
import { webCatalog } from '../locale/web-catalog.ts'

type Values = { [name: string]: unknown; translations?: Partial<Record<string, Record<string, string | undefined>>> }

type Props = {
  form: Pick<ZodForm, 'field' | 'watched' | 'schema'>
  /** The field of the text; those in further languages are below `translations`, by the same name. */
  name: string
  label: string
  extra?: string
  /** Maximum characters. */
  most: number
  /** Lines that it shows, or the range within which it grows; a text without is one line. */
  rows?: number | { minRows: number; maxRows: number }
}

/** The language that the owner writes in; unknown while it is asked for. */
const useStandard = (): GuestLocale | undefined => {
  const { data, isPending } = useQuery(q(siteApi.settings, {}))
  if (isPending) return undefined
  return isGuestLocale(data?.locale) ? data.locale : 'en'
}

/** A text of the owner, and the same in further languages, one at a time: none of them is required. */
export function TextInLanguages({ form, name, label, extra, most, rows }: Props) {
  const t = useMessages(webCatalog).texts
  const [shown, setShown] = useState<GuestLocale>()
  const standard = useStandard()
  const heading = useId()
  const panel = useId()
  const values = form.watched as Values
  const wrong = form.schema.safeParse(values).error?.issues.map(({ path }) => path.join('.')) ?? []
  const original = String(values[name] ?? '').trim()

  const states = {
    missing: { mark: '○', say: t.missing },
    there: { mark: '✓', say: t.there },
    wrong: { mark: '!', say: t.wrong },
  }
  const stateOf = (locale: GuestLocale) => {
    if (wrong.includes(`translations.${locale}.${name}`)) return 'wrong'
    return values.translations?.[locale]?.[name]?.trim() ? 'there' : 'missing'
  }
  const chip = (locale: GuestLocale) => {
    const state = stateOf(locale)
    return (
      <Button
        key={locale}
        size="small"
        type={state === 'missing' ? 'dashed' : 'default'}
        danger={state === 'wrong'}
        aria-label={states[state].say(languageNames[locale])}
        aria-expanded={shown === locale}
        aria-controls={shown === locale ? panel : undefined}
        onClick={() => setShown(shown === locale ? undefined : locale)}
        style={shown === locale ? { fontWeight: 600 } : {}}
      >
        <span aria-hidden="true">{states[state].mark}</span>
        <span lang={locale}>{languageNames[locale]}</span>
      </Button>
    )
  }
  const input = (lang: GuestLocale | undefined, maxLength?: number) => {
    const shared = { ...(lang && { lang }), ...(maxLength && { maxLength }) }
    if (!rows) return <Input autoComplete="off" {...shared} />
    return <Input.TextArea {...(typeof rows === 'number' ? { rows } : { autoSize: rows })} {...shared} />
  }
  return (
    <>
      <Form.Item label={label} extra={extra} {...form.field(name)} style={{ marginBottom: 8 }}>
        {input(standard)}
      </Form.Item>
      <Box marginBottom={24}>
        <Flex wrap gap={6} align="center" role="group" aria-labelledby={heading} style={{ minHeight: 24 }}>
          <Text id={heading} type="secondary" size={13}>
            {standard && t.otherLanguages(languageNames[standard])}
          </Text>
          {standard && guestLocales.filter((locale) => locale !== standard).map(chip)}
        </Flex>
        {shown && (
          <Box id={panel} marginTop={12}>
            <Form.Item
              key={shown}
              label={t.inLanguage(label, languageNames[shown])}
              {...form.field(`translations.${shown}.${name}`)}
              style={{ marginBottom: 4 }}
            >
              {input(shown, most)}
            </Form.Item>
            {original && stateOf(shown) === 'missing' && (
              <Text type="secondary" size={13}>
                {t.leftEmpty}{' '}
                <span
                  lang={standard}
                  style={{
                    display: '-webkit-box',
                    WebkitBoxOrient: 'vertical',
                    WebkitLineClamp: 3,
                    overflow: 'hidden',
                  }}
                >
                  {original}
                </span>
              </Text>
            )}
          </Box>
        )}
      </Box>
    </>
  )
}
