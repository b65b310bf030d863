import { area } from '@keyhaven/tools/build/area-preset'

export default area('channels')
