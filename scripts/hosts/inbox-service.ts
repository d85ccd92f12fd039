import type { Hosting } from './hosting.ts'
import { hostWords } from './words.ts'

/** `gewerk inbox` as a service of systemd: as nobody, and with nothing to write but its own folder. */
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
ExecStart=/usr/bin/env npx gewerk inbox
EnvironmentFile=/etc/gewerk-inbox.env
Environment=INBOX_DIR=/var/lib/gewerk-inbox
StateDirectory=gewerk-inbox
CacheDirectory=gewerk-inbox
Environment=npm_config_cache=/var/cache/gewerk-inbox
DynamicUser=yes
ProtectSystem=strict
ProtectHome=yes
PrivateTmp=yes
NoNewPrivileges=yes
Restart=always
RestartSec=5

[Install]
WantedBy=multi-user.target
`
}
