import type { IncomingHttpHeaders } from 'node:http'

/** Whose configuration a build writes. */
export type ServerKind = 'apache' | 'nginx' | 'caddy'

/** What to do on each of them. */
export type Remedy = Record<ServerKind, string>

const signs: [RegExp, ServerKind][] = [
  [/apache|litespeed/i, 'apache'],
  [/nginx/i, 'nginx'],
  [/caddy/i, 'caddy'],
]

/** Which of them has answered, as far as it says so. */
export const kindOf = ({ server }: IncomingHttpHeaders): ServerKind | undefined =>
  signs.find(([sign]) => sign.test(String(server)))?.[1]

/** For the server that is there; for all, where it does not say which it is. */
export const remedyFor = (remedy: Remedy, kind: ServerKind | undefined): string =>
  kind ? remedy[kind] : Object.values(remedy).join(' ')

const INBOX_RUNS =
  "`systemctl status 'gewerk-inbox-*'` auf dem Server sagt, ob der Posteingang läuft. Haben dort mehrere Websites einen, braucht jede unter form in site.yaml einen eigenen `port`."

export const remedies = {
  rules: {
    apache:
      'Webspace mit Apache: Die Datei `.htaccess` aus dist muss im Ordner der Domain liegen (versteckte Dateien mit hochladen), und der Server muss sie beachten: `AllowOverride All`, Module rewrite und headers.',
    nginx:
      'nginx: `deploy/nginx.conf` noch einmal nach /etc/nginx/sites-enabled/ kopieren, dann `nginx -t && systemctl reload nginx`.',
    caddy:
      'Caddy: `deploy/Caddyfile` noch einmal nach /etc/caddy/Caddyfile kopieren, dann `systemctl reload caddy`.',
  },
  certificate: {
    apache:
      'Webspace: im Kundenbereich des Hosters das SSL-Zertifikat für diese Domain neu ausstellen; eigener Server mit Apache: `certbot renew`.',
    nginx: 'nginx: `certbot renew`, dann `systemctl reload nginx`.',
    caddy:
      'Caddy: `journalctl -u caddy` sagt, warum es keines bekommt; Port 80 und 443 müssen von außen zu erreichen sein.',
  },
  https: {
    apache: 'Webspace: im Kundenbereich des Hosters „SSL erzwingen“ einschalten.',
    nginx:
      'nginx: `deploy/nginx.conf` enthält die Weiterleitung; `nginx -t && systemctl reload nginx`.',
    caddy:
      'Caddy leitet von selbst weiter, wenn das `deploy/Caddyfile` gilt und Port 80 offen ist.',
  },
  php: {
    apache:
      'Webspace: im Kundenbereich PHP 8.1 oder neuer für die Domain einschalten; ist es das schon, sagt das Fehlerprotokoll (error log) dort, woran es liegt.',
    nginx:
      'nginx führt PHP nicht selbst aus: Installieren Sie php-fpm, und löschen Sie auf dem Server in der Kopie von `deploy/nginx.conf` das # vor den Zeilen für anfrage.php. Ohne PHP nimmt `provider: inbox` in site.yaml die Nachrichten an.',
    caddy:
      'Caddy führt PHP nicht selbst aus: Installieren Sie php-fpm, und löschen Sie auf dem Server in der Kopie von `deploy/Caddyfile` das # vor der Zeile für anfrage.php. Ohne PHP nimmt `provider: inbox` in site.yaml die Nachrichten an.',
  },
  inbox: {
    apache: `Apache: ${INBOX_RUNS} Apache muss die Adresse des Formulars an ihn weiterreichen (ProxyPass), mit dem Namen der Website (ProxyPreserveHost On).`,
    nginx: `nginx: ${INBOX_RUNS}`,
    caddy: `Caddy: ${INBOX_RUNS}`,
  },
} satisfies Record<string, Remedy>
