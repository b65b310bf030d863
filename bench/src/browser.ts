import { chromium } from '@playwright/test'
import { chromiumLaunch } from '@keyhaven/tools/chromium-launch'

/** The browser that pages are measured in. */
export const openBrowser = () => chromium.launch(chromiumLaunch)
