import { embed } from '@keyhaven/tools/build/embed-preset'

export default embed()
