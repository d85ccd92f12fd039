/** What `gewerk inbox` says. */
export const words = {
  otherProvider: (provider: string) =>
    `In site.yaml steht unter form „provider: ${provider}“. Den eigenen Posteingang braucht nur „provider: inbox“.`,
  portInUse: (port: number) =>
    `Der Port ${port} ist schon belegt. Hat dieser Server mehrere Websites mit einem Posteingang, braucht jede einen eigenen: In site.yaml steht unter form dann „port: ${port + 1}“. Danach bauen Sie die Website noch einmal, und kopieren content und die Datei des Webservers aus deploy.`,
  folderTaken: (folder: string) =>
    `In ${folder} führt schon ein anderer Posteingang seine Nachrichten. Läuft er auf diesem Server bereits, brauchen Sie keinen zweiten; ist es der einer anderen Website, nennen Sie bei INBOX_DIR in der Umgebung einen eigenen Ordner.`,
  begun: (address: string) => `Der Posteingang nimmt Nachrichten an: ${address}`,
  noMail:
    'Es werden keine E-Mails verschickt. Dafür: SMTP_URL=smtps://benutzer:passwort@mail.beispiel.de in der Umgebung.',
  noMailServer: `Was in der Umgebung bei SMTP_URL steht, ist keine Adresse eines Mailservers.
→ Schreiben Sie smtps://benutzer:passwort@mail.beispiel.de; die Zeichen % # / ? @ : in Benutzer und Passwort schreiben Sie dabei als %25 %23 %2F %3F %40 %3A`,
  noPassword:
    'Niemand kann die Nachrichten im Browser lesen. Dafür: INBOX_PASSWORD=… in der Umgebung.',
}
