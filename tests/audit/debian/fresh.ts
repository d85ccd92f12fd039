import { execFile, execFileSync } from 'node:child_process'
import { promises as fs } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { onTestFinished } from 'vitest'

/** What stands in for what a root without a machine of its own does not have. */
const STAND_INS: Record<string, string> = {
  // systemd
  'usr/local/bin/systemctl': `for name; do :; done; case "$name" in
  apache2) apachectl -k stop 2>/dev/null; sleep 1; exec apachectl start >/dev/null 2>&1 ;;
  nginx) nginx -s reload 2>/dev/null || exec nginx >/dev/null 2>&1 ;;
  caddy)
    { printf '{\\n\\tlocal_certs\\n\\tskip_install_trust\\n}\\n'; cat /etc/caddy/Caddyfile; } > /run/Caddyfile
    exec caddy start --config /run/Caddyfile --adapter caddyfile >/dev/null 2>&1 ;;
  gewerk-inbox-*)
    unit=/etc/systemd/system/$name.service
    of() { sed -n "s/^$1=//p" $unit; }
    [ -f /run/inbox.pid ] && kill "$(cat /run/inbox.pid)" 2>/dev/null
    of Environment > /run/inbox.env; cat "$(of EnvironmentFile)" >> /run/inbox.env
    while read -r line; do [ -n "$line" ] && export "$line"; done < /run/inbox.env
    mkdir -p "/var/lib/$(of StateDirectory)" && chown nobody "/var/lib/$(of StateDirectory)"
    cd "$(of WorkingDirectory)" || exit 1
    HOME=/nonexistent setsid setpriv --reuid=nobody --regid=nogroup --clear-groups $(of ExecStart) >/var/log/inbox 2>&1 &
    echo $! > /run/inbox.pid ;;
esac`,
  // Certificates come from the web; here nobody vouches for one.
  'usr/local/bin/certbot': `while [ $# -gt 1 ]; do [ "$1" = -d ] && { name=$2; break; }; shift; done
mkdir -p "/etc/letsencrypt/live/$name" && cd "/etc/letsencrypt/live/$name" || exit 1
openssl req -x509 -nodes -newkey rsa:2048 -days 2 -subj "/CN=$name" -keyout privkey.pem -out fullchain.pem 2>/dev/null`,
  // What the registry has, lies ready.
  'usr/local/bin/npm': 'cp -a /root/node_modules .',
  // Nothing begins by itself.
  'usr/sbin/policy-rc.d': 'exit 101',
}

/** A Debian with nothing on it, as a folder. */
export interface FreshDebian {
  /** Where it lies on this machine. */
  root: string
  /** Runs a line as root in a folder of it, as a shell does. */
  run: (line: string, folder: string) => Promise<string>
}

const bash = (root: string, line: string, folder: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const env = {
      PATH: '/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
      HOME: '/root',
      DEBIAN_FRONTEND: 'noninteractive',
    }
    const args = [root, '/bin/bash', '-ec', `cd ${folder}\n${line}`]
    execFile('chroot', args, { env, maxBuffer: 1e8, timeout: 600_000 }, (error, out, said) =>
      error ? reject(new Error(`${line}\n${out}${said}`)) : resolve(out),
    )
  })

/** Processes whose files lie in a folder are its own; nothing else is ended. */
const endAllIn = async (root: string): Promise<void> => {
  for (const pid of (await fs.readdir('/proc')).filter((name) => /^\d+$/.test(name))) {
    const own = await fs.readlink(`/proc/${pid}/root`).catch(() => '')
    if (own === root) process.kill(Number(pid), 'SIGKILL')
  }
}

/** Makes one by debootstrap, to be copied for each test. */
export const makeFreshDebian = async (): Promise<string> => {
  const root = await fs.mkdtemp(path.join(os.tmpdir(), 'gewerk-debian-'))
  const mirror = 'http://deb.debian.org/debian'
  execFileSync('debootstrap', ['--variant=minbase', 'trixie', root, mirror], { stdio: 'ignore' })
  await fs.chmod(root, 0o755)
  for (const name of ['etc/resolv.conf', 'etc/hosts'])
    await fs.copyFile(`/${name}`, path.join(root, name))
  for (const [name, text] of Object.entries(STAND_INS))
    await fs.writeFile(path.join(root, name), `#!/bin/sh\n${text}\n`, { mode: 0o755 })
  return root
}

/** Another one, on which packages are installed already. */
export const addPackages = async (base: string, packages: string): Promise<string> => {
  const root = `${base}-more`
  execFileSync('cp', ['-a', base, root])
  await bash(root, `apt-get update && apt-get install -y --no-install-recommends ${packages}`, '/')
  return root
}

/** A copy of one; it is gone after the test. */
export const openFreshDebian = async (base: string): Promise<FreshDebian> => {
  const root = `${base}-${process.hrtime.bigint()}`
  execFileSync('cp', ['-a', base, root])
  execFileSync('mount', ['-t', 'proc', 'proc', path.join(root, 'proc')])
  onTestFinished(async () => {
    await endAllIn(root)
    execFileSync('umount', ['--lazy', path.join(root, 'proc')])
    await fs.rm(root, { recursive: true, force: true })
  })
  return { root, run: (line, folder) => bash(root, line, folder) }
}
