/** What is said of the machine and its settings. */
export const machineWords = {
  noDay: (chosen: string) =>
    `TODAY=${chosen} ist kein Tag. Schreiben Sie ihn wie 2026-12-24, oder lassen Sie TODAY weg.`,
}
