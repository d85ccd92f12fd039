import { spawnSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { type Browser, type BrowserServer, chromium } from 'playwright-core'

const PLACES = [
  process.env.CHROMIUM_PATH ?? '',
  // The same engine without windows: little more than half of the work for each page.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

const isExecutable = (file: string): boolean => {
  if (file === '') return false
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** An installed Chromium or Chrome; `CHROMIUM_PATH` comes first. */
const findBrowser = (): string | undefined => PLACES.find(isExecutable)

const canInstall = () => process.platform === 'linux' && process.getuid?.() === 0

const apt = (...args: string[]) =>
  spawnSync('apt-get', args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })

/** Finds a browser, or installs Debian's; throws with what to do where neither works. */
export const ensureBrowser = (): string => {
  const found = findBrowser()
  if (found) return found
  if (canInstall()) {
    console.log('Installing Chromium from the Debian packages …')
    apt('update')
    // Liberation is as wide as Arial, which most visitors see until the typeface is there.
    const packages = ['chromium-headless-shell', 'fonts-liberation']
    apt('install', '-y', '--no-install-recommends', ...packages)
  }
  const installed = findBrowser()
  if (installed) return installed
  throw new Error(
    'The browser tests need Chromium or Chrome. Install it (Debian, Ubuntu: sudo apt-get install chromium-headless-shell), or set CHROMIUM_PATH to its program.',
  )
}

/** How a browser is started. */
export const ARGUMENTS = [
  // Containers run as root, where Chromium refuses its sandbox; it only sees our own pages.
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]

/** Starts a browser that nobody sees. */
export const launchBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: ensureBrowser(), args: ARGUMENTS })

/**
 * Starts such a browser for several processes, which connect to its `wsEndpoint()`. All pages of a profile
 * share a process: a new one for each costs more than the page.
 */
export const serveBrowser = (): Promise<BrowserServer> =>
  chromium.launchServer({
    executablePath: ensureBrowser(),
    args: [...ARGUMENTS, '--renderer-process-limit=1'],
  })
