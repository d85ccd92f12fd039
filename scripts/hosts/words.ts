/** What stands in the configurations for whoever opens one. */
export const hostWords = {
  written: 'Von „gewerk build“ geschrieben. Änderungen hier gehen beim nächsten Bauen verloren.',
  leftAlone: (file: string) =>
    `Die Datei ${file} bleibt, wie sie ist: Sie ist nicht beim Bauen entstanden. Wenn Sie die des Programms wollen, geben Sie Ihrer einen anderen Namen.`,
  hidden: 'Verborgene Dateien und die Fehlerseiten selbst gibt es für Besucher nicht.',
  programs:
    'PHP führt dieser Server nicht aus: Auf .php antwortet er mit 404, damit niemand Programme als Text liest.',
  notRun:
    'Läuft auf dem Server kein PHP, zeigt er anfrage.php nicht als Text, sondern antwortet mit 404.',
  lastEnding:
    'Was eine Datei ist, sagt allein ihre letzte Endung: karte.php.pdf wird nicht ausgeführt.',
  phpFpm:
    'Läuft php-fpm, nimmt anfrage.php Nachrichten an: Dann das # vor den folgenden Zeilen löschen.',
  redirects: 'Alte Adressen, aus redirects.yaml',
  onePath: 'Jede Seite hat eine Adresse: ohne Schrägstrich am Ende und ohne index.html.',
  compressed:
    'Viele Texte liegen verkleinert daneben, mit der Endung .br oder .gz; die übrigen verkleinert der Server.',
  nginxBrotli:
    'Noch kleiner mit dem Paket libnginx-mod-http-brotli-static: Dann das # vor der nächsten Zeile löschen.',
  root: (base: string) =>
    base === ''
      ? 'Ordner mit dem Inhalt von dist:'
      : `In diesem Ordner liegt der Inhalt von dist unter ${base}:`,
  nginx: (host: string) =>
    `Gehört nach /etc/nginx/sites-available/${host}, mit einem Verweis darauf in sites-enabled.`,
  certbot: 'Hier legt certbot ab, womit es ein Zertifikat bekommt.',
  service: (name: string, site: string) =>
    `Gehört nach /etc/systemd/system/${name}.service; in /srv/${site} liegt die Ablage. SMTP_URL und INBOX_PASSWORD stehen in /etc/${name}.env.`,
  caddy: 'Gehört nach /etc/caddy/Caddyfile. Das Zertifikat holt Caddy von selbst.',
}
