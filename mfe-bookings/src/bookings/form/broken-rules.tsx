import type { StayCheck } from '@keyhaven/shared-contracts/contract/inventory/stay-check'
import { Box, Row, Text } from '@keyhaven/shared-contracts/web/layout'
import { useMessages, useReasonWords } from '@keyhaven/shared-contracts/web/locale'
import { Alert, Button } from 'antd'
import { bookingCatalog } from '../../messages/catalogs.ts'

type Props = {
  check: StayCheck | undefined
  /** Takes the dates of one that guests could book. */
  onTake?: (stay: StayCheck['nearest'][number]) => void
}

/** By which rules guests could not book a stay, and those close to it that they could. Its owner may go on. */
export function BrokenRules({ check, onTake }: Props) {
  const { stayRules: t } = useMessages(bookingCatalog)
  const say = useReasonWords()
  if (!check) return null
  return (
    <Box marginBottom={16}>
      <Alert
        type="warning"
        showIcon
        role="alert"
        title={t.title}
        description={
          <>
            {check.rules.map(({ id, kind, reason }) => (
              <Text key={`${kind} ${id}`} component="p">
                {say(reason)}
              </Text>
            ))}
            {onTake && check.nearest.length > 0 && (
              <>
                <Text component="p">{t.nearest}</Text>
                <Row gap={8} wrap marginTop={4}>
                  {check.nearest.map((stay) => (
                    <Button key={`${stay.check_in} ${stay.check_out}`} size="small" onClick={() => onTake(stay)}>
                      {t.take(stay.check_in, stay.check_out)}
                    </Button>
                  ))}
                </Row>
              </>
            )}
          </>
        }
      />
    </Box>
  )
}
