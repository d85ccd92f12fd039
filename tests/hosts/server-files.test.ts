import { promises as fs } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import type { Hosting } from '../../scripts/hosts/hosting.ts'
import { htaccess } from '../../scripts/hosts/htaccess.ts'
import { writeServerFiles } from '../../scripts/hosts/server-files.ts'
import { LIMITS } from '../../src/enquiry/limits.ts'
import { emptyFolder } from '../workspace.ts'

const HOSTING = {
  url: 'https://a.example',
  base: '',
  redirects: [],
  notFound: [],
  policy: "default-src 'self'",
}

test('configurations are written anew by each build, but never over somebody else’s', async () => {
  const serverFiles = await emptyFolder()
  const at = (name: string) => path.join(serverFiles, name)
  expect(await writeServerFiles({ serverFiles }, HOSTING)).toEqual([])
  const written = await fs.readFile(at('Caddyfile'), 'utf8')

  await fs.writeFile(at('nginx.conf'), '# Von Hand\nserver {}\n')
  await fs.appendFile(at('Caddyfile'), 'noch etwas')
  expect(await writeServerFiles({ serverFiles }, HOSTING)).toEqual([at('nginx.conf')])
  expect(await fs.readFile(at('nginx.conf'), 'utf8')).toBe('# Von Hand\nserver {}\n')
  expect(await fs.readFile(at('Caddyfile'), 'utf8')).toBe(written)
})

test('nginx takes the names of a site with a long address, and tells sites apart by them', async () => {
  const namesFor = async (url: string) => {
    const serverFiles = await emptyFolder()
    const redirects = [{ from: '/index.php?id=3', to: '/' }]
    await writeServerFiles({ serverFiles }, { ...HOSTING, url, redirects })
    const text = await fs.readFile(path.join(serverFiles, 'nginx.conf'), 'utf8')
    return [...text.matchAll(/^map .*\$(\w+) \{/gm)].map(([, name = '']) => name)
  }
  const names = await namesFor('https://www.tischlerei-mueller-soehne-warendorf.example/betrieb')
  expect(names.length).toBeGreaterThan(1)
  expect(Math.max(...names.map(({ length }) => length))).toBeLessThanOrEqual(46)
  const others = await namesFor('https://www.tischlerei-mueller-soehne-warendorf.example/laden')
  expect(names.filter((name) => others.includes(name))).toEqual([])
})

const filesFor = async (changes: Partial<Hosting>) => {
  const serverFiles = await emptyFolder()
  await writeServerFiles({ serverFiles }, { ...HOSTING, ...changes })
  const read = (name: string) => fs.readFile(path.join(serverFiles, name), 'utf8')
  return { nginx: await read('nginx.conf'), caddy: await read('Caddyfile') }
}

test('nginx takes the name of a site with a long address itself', async () => {
  const { nginx } = await filesFor({
    url: 'https://www.tischlerei-mueller-und-soehne.handwerk-warendorf.example',
  })
  const names = [...nginx.matchAll(/server_name (.*);/g)].flatMap(([, all = '']) => all.split(' '))
  expect(names).toHaveLength(4)
  for (const name of names) expect(name).toMatch(/^"~\^.*\$"$/)
})

test('a site under a port of its own is served there, and other names lead to it', async () => {
  const url = 'https://firma.example:8443'
  const { nginx, caddy } = await filesFor({ url })
  expect([...nginx.matchAll(/listen (\d+)/g)].map(([, port]) => port)).toEqual([
    '80',
    '8443',
    '8443',
  ])
  expect([...nginx.matchAll(/return 301 (https:[^$]*)\$/g)].map(([, to]) => to)).toEqual([url, url])
  expect(caddy).toContain('\nfirma.example:8443 {')
  expect(caddy).toMatch(
    /\nwww\.firma\.example:8443 \{\n(?:\t.*\n)*\tredir https:\/\/firma\.example:8443\{uri\} 301\n/,
  )
  const rules = htaccess({ ...HOSTING, url })
  expect(rules).toContain('"^www\\.firma\\.example:8443$" [NC]')
})

test('no program is shown as a text; what runs one stands there, switched off', async () => {
  const plain = await filesFor({})
  const withForm = await filesFor({ php: '/anfrage.php' })
  for (const name of ['nginx', 'caddy'] as const) {
    expect(plain[name]).not.toContain('php-fpm.sock')
    const lines = withForm[name].split('\n').filter((line) => line.includes('php-fpm.sock'))
    expect(lines.map((line) => line.trim().slice(0, 2))).toEqual(['# '])
  }
  expect(plain.nginx).toContain('location ~ "\\.php(?:/|$)"')
  expect(plain.caddy).toContain('error @program 404')
  const ofScript = 'RewriteRule "^anfrage\\.php$" - [R=404,L]'
  expect(htaccess(HOSTING)).not.toContain(ofScript)
  expect(htaccess({ ...HOSTING, base: '/a', php: '/a/anfrage.php' })).toContain(ofScript)
})

test('nginx keeps no photographs from the form’s programs, which alone say in German that they are too large', async () => {
  const inbox = { path: '/anfrage', port: 4180 }
  const largest = LIMITS.photos * LIMITS.photoBytes
  for (const form of [{ php: '/anfrage.php' }, { inbox }]) {
    const { nginx } = await filesFor(form)
    const [, bytes] = /client_max_body_size (\d+);/.exec(nginx) ?? []
    // Texts and names of fields come besides.
    expect(Number(bytes)).toBeGreaterThan(largest + LIMITS.textBytes)
  }
})

test('inboxes of two sites on one server have nothing in common but what each site says', async () => {
  const filesOf = async (url: string, port: number) => {
    const serverFiles = await emptyFolder()
    const inbox = { path: '/anfrage', port }
    await writeServerFiles({ serverFiles }, { ...HOSTING, url, inbox })
    const names = ['nginx.conf', 'Caddyfile', 'Containerfile', 'gewerk-inbox.service']
    const read = (name: string) => fs.readFile(path.join(serverFiles, name), 'utf8')
    const [nginx = '', caddy = '', container = '', service = ''] = await Promise.all(
      names.map(read),
    )
    return { proxies: [nginx, caddy, container], service }
  }
  const sites = [
    await filesOf('https://a.example', 4180),
    await filesOf('https://b.example', 4181),
    await filesOf('https://b.example/laden', 4182),
  ]
  for (const [index, { proxies }] of sites.entries())
    for (const text of proxies) expect(text).toContain(`127.0.0.1:${4180 + index}`)
  for (const setting of ['StateDirectory', 'INBOX_DIR', 'EnvironmentFile', 'WorkingDirectory']) {
    const values = sites.map(
      ({ service }) => new RegExp(`${setting}=(.*)$`, 'm').exec(service)?.[1] ?? '',
    )
    expect(new Set(values).size).toBe(3)
    expect(values[2]).toMatch(/b\.example_laden/)
  }
})

test('the service of an inbox goes when the form has another provider, unless somebody made it their own', async () => {
  const serverFiles = await emptyFolder()
  const location = path.join(serverFiles, 'gewerk-inbox.service')
  const inbox = { path: '/anfrage', port: 4180 }
  await writeServerFiles({ serverFiles }, { ...HOSTING, inbox })
  expect(await writeServerFiles({ serverFiles }, HOSTING)).toEqual([])
  expect(await fs.readdir(serverFiles)).not.toContain('gewerk-inbox.service')
  await fs.writeFile(location, '[Unit]\n')
  expect(await writeServerFiles({ serverFiles }, HOSTING)).toEqual([])
  expect(await fs.readFile(location, 'utf8')).toBe('[Unit]\n')
})

test('a container keeps what is compiled of own blocks, where its inbox may write nothing', async () => {
  const serverFiles = await emptyFolder()
  await writeServerFiles({ serverFiles }, HOSTING)
  const text = await fs.readFile(path.join(serverFiles, 'Containerfile'), 'utf8')
  expect(text).toContain('find .gewerk -mindepth 1 -maxdepth 1 ! -name blocks -exec rm -rf {} +')
  expect(text).not.toMatch(/build .*rm -rf \.gewerk /)
})

test('an address with index.html is led on only where there is one', async () => {
  const { nginx, caddy } = await filesFor({})
  expect(nginx).toContain('if (-f $request_filename) { return 301 $gewerk_folder$is_args$args; }')
  expect(caddy).toMatch(/@index \{\s*path_regexp index \S+\s*file\s*\}/)
  expect(htaccess(HOSTING)).toMatch(
    /-f\s+RewriteCond %\{PATH_INFO\} \^\$\s+RewriteRule "\^\(\?:\(\.\*\)\/\)\?index/,
  )
})

test('what stands behind the ? of an old address is found under any name, and percent-encoded', async () => {
  const redirects = [
    { from: '/?page-id=3', to: '/a' },
    { from: '/?seite=über', to: '/b' },
  ]
  const { nginx } = await filesFor({ redirects })
  expect(nginx).not.toContain('$arg_')
  for (const text of [nginx, htaccess({ ...HOSTING, redirects })]) {
    expect(text).toMatch(/page\\+-id=3/)
    expect(text).toContain('seite=(?:ü|(?i:%C3%BC))ber')
  }
})

test.each([
  '',
  '/firma',
])('Caddy takes no folder at %s/ for the file of that name', async (base) => {
  const { caddy } = await filesFor({ url: `https://a.example${base}`, base })
  const lines = caddy.split('\n').map((line) => line.trim())
  const at = lines.indexOf('@folder {')
  expect(lines.slice(at, at + 5)).toEqual([
    '@folder {',
    'path */',
    `not path ${base}/`,
    '}',
    'error @folder 404',
  ])
})

test('Caddy answers with the error page wherever nothing else of the domain lies, as nginx does', async () => {
  const serverFiles = await emptyFolder()
  const below = {
    ...HOSTING,
    url: 'https://a.example/firma',
    base: '/firma',
    notFound: ['/en', ''],
  }
  await writeServerFiles({ serverFiles }, below)
  const text = await fs.readFile(path.join(serverFiles, 'Caddyfile'), 'utf8')
  // Whoever types the domain alone would see an empty page: `/` is not below the path.
  expect(text).toMatch(/^\t\thandle \{\n\t\t\trewrite \* \/firma\/404\.html$/m)
  expect(text).toMatch(/^\t\thandle \/firma\/en\/\* \{\n\t\t\trewrite \* \/firma\/en\/404\.html$/m)
})
