import { generalReasons } from '@keyhaven/shared-contracts/reasons/general'
import { guestsReasons } from '@keyhaven/shared-contracts/reasons/guests'
import { registerReasons } from '@keyhaven/shared-contracts/web/locale'

registerReasons(generalReasons, guestsReasons)
