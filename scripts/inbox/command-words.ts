/** What `gewerk inbox` says. */
export const words = {
  otherProvider: (provider: string) =>
    `In site.yaml steht unter form „provider: ${provider}“. Den eigenen Posteingang braucht nur „provider: inbox“.`,
  begun: (address: string) => `Der Posteingang nimmt Nachrichten an: ${address}`,
  noMail:
    'Es werden keine E-Mails verschickt. Dafür: SMTP_URL=smtps://benutzer:passwort@mail.beispiel.de in der Umgebung.',
  noPassword:
    'Niemand kann die Nachrichten im Browser lesen. Dafür: INBOX_PASSWORD=… in der Umgebung.',
}
