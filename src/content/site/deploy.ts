import { z } from 'zod'

/** Nothing that a program could take for an option or a command. */
const host = () =>
  z
    .string()
    .regex(/^[A-Za-z\d][\w.-]*$/)
    .meta({ form: 'nur den Namen des Servers, ohne https://, Ordner und Umlaute: ssh.beispiel.de' })

/** Many hosts give accounts the form of an e-mail address. */
const user = () =>
  z
    .string()
    .regex(/^[A-Za-z\d][\w.@-]*$/)
    .meta({ form: 'den Namen, mit dem Sie sich beim Server anmelden: web1234' })

const folder = () =>
  z
    .string()
    .regex(/^(?!~)[\p{L}\d/._][\p{L}\d/._ -]*$/u)
    .meta({
      form: 'den ganzen Weg zum Ordner, mit Schrägstrichen und ohne Sonderzeichen: /var/www/beispiel',
    })
    .describe('Ordner am Ziel, in den der Inhalt von dist gehört: /var/www/beispiel')

const WAYS =
  'Auf welchem Weg: sftp, ftps, rsync (über SSH) oder folder (ein Ordner dieses Rechners)'

const server = <Way extends string>(way: Way, usualPort: number) =>
  z.strictObject({
    to: z.literal(way).describe(WAYS),
    host: host().describe('Name des Servers: ssh.beispiel.de'),
    user: user().describe('Benutzer auf dem Server'),
    port: z
      .int()
      .min(1)
      .max(65_535)
      .default(usualPort)
      .describe('Port, nur wenn der Hoster einen anderen nennt; sonst 22, bei ftps 21'),
    folder: folder(),
  })

/** Where `gewerk deploy` takes the site. What is secret stands in the environment alone. */
export const deploy = z.discriminatedUnion('to', [
  z.strictObject({ to: z.literal('folder').describe(WAYS), folder: folder() }),
  server('rsync', 22),
  server('sftp', 22),
  server('ftps', 21),
])

export type Deploy = z.output<typeof deploy>
export type ServerTarget = Exclude<Deploy, { to: 'folder' }>
