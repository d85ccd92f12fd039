import type { Hosting } from './hosting.ts'
import { hostWords } from './words.ts'

/**
 * `gewerk inbox` as a service of systemd: as nobody, with nothing to write but its own folder, and with no right
 * that a program for mail and web does not need. Memory stays executable: Node compiles as it runs.
 */
export const inboxService = ({ url }: Hosting): string => {
  const { hostname } = new URL(url)
  return `# ${hostWords.written}
# ${hostWords.service(hostname)}
[Unit]
Description=Posteingang von ${hostname}
After=network-online.target
Wants=network-online.target

[Service]
WorkingDirectory=/srv/${hostname}
ExecStart=/usr/bin/env node node_modules/.bin/gewerk inbox
EnvironmentFile=/etc/gewerk-inbox.env
Environment=INBOX_DIR=/var/lib/gewerk-inbox
StateDirectory=gewerk-inbox
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
