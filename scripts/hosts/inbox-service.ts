import type { Hosting } from './hosting.ts'
import { hostWords } from './words.ts'

/** Of this site alone: one server may have several. */
const siteName = (url: string): string => {
  const { hostname, pathname } = new URL(url)
  return hostname + pathname.replace(/\/$/, '').replaceAll('/', '_')
}

/**
 * `gewerk inbox` as a service of systemd: as nobody, with nothing to write but its own folder, and with no right
 * that a program for mail and web does not need. Memory stays executable: Node compiles as it runs.
 */
export const inboxService = ({ url }: Hosting): string => {
  const site = siteName(url)
  const name = `gewerk-inbox-${site}`
  return `# ${hostWords.written}
# ${hostWords.service(name, site)}
[Unit]
Description=Posteingang von ${site}
After=network-online.target
Wants=network-online.target

[Service]
WorkingDirectory=/srv/${site}
ExecStart=/usr/bin/env node node_modules/.bin/gewerk inbox
EnvironmentFile=/etc/${name}.env
Environment=INBOX_DIR=/var/lib/${name}
StateDirectory=${name}
DynamicUser=yes
ProtectSystem=strict
ProtectHome=yes
PrivateTmp=yes
NoNewPrivileges=yes
CapabilityBoundingSet=
PrivateDevices=yes
ProtectClock=yes
ProtectControlGroups=yes
ProtectHostname=yes
ProtectKernelLogs=yes
ProtectKernelModules=yes
ProtectKernelTunables=yes
ProtectProc=invisible
LockPersonality=yes
RestrictAddressFamilies=AF_INET AF_INET6 AF_UNIX AF_NETLINK
RestrictNamespaces=yes
RestrictRealtime=yes
RestrictSUIDSGID=yes
SystemCallArchitectures=native
SystemCallErrorNumber=EPERM
SystemCallFilter=@system-service
SystemCallFilter=~@privileged
UMask=0077
Restart=always
RestartSec=5

[Install]
WantedBy=multi-user.target
`
}
