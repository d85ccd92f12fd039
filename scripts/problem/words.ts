/** What is said of work on a file that could not be done. */
export const words = {
  failingFaults: (type: string, found: string) =>
    `In der Datei blocks/${type}/schema.ts ist gescheitert, was hinter faults steht:\n\n  ${found}`,
}
