import { commonReasons } from '@keyhaven/shared-contracts/reasons/common'
import { guestsReasons } from '@keyhaven/shared-contracts/reasons/guests'
import { registerReasons } from '@keyhaven/shared-contracts/web/locale'

registerReasons(commonReasons, guestsReasons)
