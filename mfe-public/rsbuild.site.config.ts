import { site } from '@keyhaven/tools/build/site-preset'

export default site()
