import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { createServer } from 'node:net'
import { vi } from 'vitest'

/** As Debian's `webkit2gtk-driver` brings it; what shows windows of it on no screen is `xvfb-run`. */
const BROWSER = `/usr/lib/${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu/webkit2gtk-4.1/MiniBrowser`

/** Whether the machine has the engine of Safari. */
export const hasWebKit = existsSync(BROWSER)

/** A page in WebKit, driven by its own driver (W3C WebDriver). */
export interface WebKitPage {
  open: (address: string) => Promise<void>
  /** Runs a function's body in the page. */
  run: <Result>(script: string) => Promise<Result>
  /** Presses what a selector names first. */
  press: (selector: string) => Promise<void>
  type: (selector: string, text: string) => Promise<void>
  resize: (width: number, height: number) => Promise<void>
  close: () => Promise<void>
}

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  await new Promise((resolve) => server.close(resolve))
  return port
}

const startDriver = async () => {
  const port = await freePort()
  // A group of its own: the script does not pass on that it is to end.
  const { pid } = spawn('xvfb-run', ['-a', 'WebKitWebDriver', `--port=${port}`], {
    stdio: 'ignore',
    detached: true,
  })
  const ask = async (method: string, path: string, body?: object) => {
    const sent = body && { body: JSON.stringify(body) }
    const response = await fetch(`http://127.0.0.1:${port}${path}`, { method, ...sent })
    const { value } = (await response.json()) as { value: unknown }
    if (!response.ok) throw new Error(JSON.stringify(value))
    return value
  }
  await vi.waitFor(() => ask('GET', '/status'), { timeout: 20_000, interval: 200 })
  return { ask, end: () => process.kill(-Number(pid)) }
}

/** Does again what the driver refuses while a page is being painted, as people wait until they see something. */
const patiently = async (act: () => Promise<unknown>): Promise<void> =>
  void (await vi.waitFor(act, { timeout: 10_000, interval: 100 }))

/** Opens a browser of which nothing is kept. */
export const openWebKit = async (): Promise<WebKitPage> => {
  const { ask, end } = await startDriver()
  const { sessionId } = (await ask('POST', '/session', {
    capabilities: {
      alwaysMatch: {
        'webkitgtk:browserOptions': { binary: BROWSER, args: ['--automation'] },
      },
    },
  })) as { sessionId: string }
  const session = `/session/${sessionId}`
  const at = async (selector: string): Promise<string> => {
    const found = await ask('POST', `${session}/element`, {
      using: 'css selector',
      value: selector,
    })
    return `${session}/element/${Object.values(found as object)[0]}`
  }
  return {
    open: async (url) => void (await ask('POST', `${session}/url`, { url })),
    run: async <Result>(script: string) =>
      (await ask('POST', `${session}/execute/sync`, { script, args: [] })) as Result,
    press: (selector) => patiently(async () => ask('POST', `${await at(selector)}/click`, {})),
    type: (selector, text) =>
      patiently(async () => ask('POST', `${await at(selector)}/value`, { text })),
    resize: async (width, height) =>
      void (await ask('POST', `${session}/window/rect`, { width, height })),
    close: async () => {
      await ask('DELETE', session)
      end()
    },
  }
}
