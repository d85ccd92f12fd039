/** What the local servers say when they can't begin. */
export const words = {
  portInUse: (port: number, command: string) =>
    `Der Port ${port} ist schon belegt. Nehmen Sie einen anderen: PORT=${port + 1} npm run ${command}`,
  unknownHost: (host: string) =>
    `HOST=${host} ist keine Adresse dieses Rechners. Für alle Adressen: HOST=0.0.0.0`,
}
