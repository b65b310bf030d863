import {
  type ConflictDecision,
  conflictsApi,
  type ImportConflict,
} from '@keyhaven/shared-contracts/contract/channels/conflicts'
import { paths } from '@keyhaven/shared-contracts/platform/paths'
import { useCommand } from '@keyhaven/shared-contracts/web/api'
import { Box, Text } from '@keyhaven/shared-contracts/web/layout'
import { useLanguage, useMessages } from '@keyhaven/shared-contracts/web/locale'
import { TextLink } from '@keyhaven/shared-contracts/web/navigation'
import { lazyDialog, ProblemState, useConfirm } from '@keyhaven/shared-contracts/web/page'
import { App, Button, Card, Flex } from 'antd'
import { Fragment, useState } from 'react'
import { ChannelSign } from '../channels/channel-sign.tsx'
import { channelsCatalog } from '../messages/catalogs.ts'
import './conflict-card.css'

const MoveForm = lazyDialog(() => import('./move-form.tsx'), 'MoveForm')

const decisionsOn = ({ reason, with: ours }: ImportConflict): ConflictDecision[] => {
  if (reason !== 'taken') return ['follow', 'keep_ours']
  const canMove = ours.length > 0 && ours.every(({ kind }) => kind === 'booking')
  return ['keep_ours', ...(canMove ? (['move_ours'] as const) : []), 'drop_theirs']
}

/** A conflict: what the portal says, what is here, and what its owner can do. */
export function ConflictCard({ conflict }: { conflict: ImportConflict }) {
  const t = useMessages(channelsCatalog)
  const language = useLanguage()
  const confirm = useConfirm()
  const { message } = App.useApp()
  const [isMoving, setMoving] = useState(false)
  const decide = useCommand(conflictsApi.decide)
  const { id, feed, unit, property, reason, name, check_in, check_out, with: ours } = conflict
  const settle = async (decision: ConflictDecision) => {
    if (decision === 'move_ours') return setMoving(true)
    const drops = {
      title: t.conflicts.dropQuestion,
      content: t.conflicts.dropText,
      okText: t.conflicts.decisions.drop_theirs,
    }
    if (decision === 'drop_theirs' && !(await confirm(drops))) return
    await decide.mutateAsync({ params: { id }, body: { decision } })
    message.success(t.conflicts.settled)
  }
  return (
    <Card role="group" aria-label={t.conflicts[reason](feed.name)} styles={{ body: { padding: '12px 16px' } }}>
      <Flex gap={10}>
        <ChannelSign name={feed.name} colour={feed.colour} />
        <Box flex={1}>
          <Text component="h3" size={15} weight={600}>
            {t.conflicts[reason](feed.name)}
          </Text>
          <Text type="secondary" block>
            {[unit.name, property.name].join(', ')}
          </Text>
          <dl className="conflict-sides">
            <dt>{t.conflicts.theirs(feed.name)}</dt>
            <dd>{[language.stay(check_in, check_out), name || t.conflicts.guest].join(' · ')}</dd>
            {ours.map((one) => (
              <Fragment key={`${one.kind} ${one.id}`}>
                <dt>{t.conflicts.ours}</dt>
                <dd>
                  <Text>{language.stay(one.check_in, one.check_out)}</Text>{' '}
                  {one.kind === 'booking' ? (
                    <TextLink to={paths.bookings(one.id)}>{one.name || t.conflicts.guest}</TextLink>
                  ) : (
                    <Text>{one.name || t.conflicts.block}</Text>
                  )}
                </dd>
              </Fragment>
            ))}
          </dl>
          <Box marginTop={8}>
            <Text type="secondary" size={13}>
              {t.conflicts.hints[reason]}
            </Text>
          </Box>
          <Box marginTop={12}>
            <Flex gap={8} wrap>
              {decisionsOn(conflict).map((decision) => (
                <Button
                  key={decision}
                  danger={decision === 'drop_theirs'}
                  loading={decide.isPending && decide.variables.body.decision === decision}
                  disabled={decide.isPending}
                  onClick={() => void settle(decision).catch(() => undefined)}
                >
                  {t.conflicts.decisions[decision]}
                </Button>
              ))}
            </Flex>
          </Box>
          {decide.error && <ProblemState error={decide.error} />}
        </Box>
      </Flex>
      {isMoving && <MoveForm conflict={conflict} onClose={() => setMoving(false)} />}
    </Card>
  )
}
