const LAST_PORT = 65_535

const otherThan = (port: number): number => (port < LAST_PORT ? port + 1 : port - 1)

/** What the local servers say when they can't begin. */
export const words = {
  portInUse: (port: number, command: string) =>
    `Der Port ${port} ist schon belegt. Nehmen Sie einen anderen: PORT=${otherThan(port)} npm run ${command}; unter Windows: cmd /c "set PORT=${otherThan(port)}&& npm run ${command}"`,
  noPort: (given: string, usual: number) =>
    `PORT=${given} ist kein Port. Schreiben Sie eine ganze Zahl von 1 bis 65535: PORT=${usual}`,
  lockedPort: (port: number, usual: number) =>
    `Den Port ${port} gibt dieser Rechner nicht her; unter 1024 sind sie meist dem System vorbehalten. Nehmen Sie einen anderen: PORT=${usual}`,
  unknownHost: (host: string) =>
    `HOST=${host} ist keine Adresse dieses Rechners. Für alle Adressen: HOST=0.0.0.0`,
}
