/** What the local servers say when they can't begin. */
export const words = {
  portInUse: (port: number, command: string) =>
    `Der Port ${port} ist schon belegt. Nehmen Sie einen anderen: PORT=${port + 1} npm run ${command}`,
}
