import { shell } from '@keyhaven/tools/build/shell-preset'

export default shell()
