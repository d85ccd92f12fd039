import { WrongUsage } from '../machine/wrong-usage.ts'

/** Nobody can read a folder that never comes to rest. */
export const restless = (): WrongUsage =>
  new WrongUsage(
    `Abgebrochen: Ein anderes Programm ändert immer wieder Dateien, während Gewerk sie liest; an der fertigen Website wurde nichts geändert.
→ Warten Sie, bis der Abgleich mit der Cloud oder der andere Befehl zu Ende ist, und rufen Sie den Befehl noch einmal auf.`,
  )

/** A company's own block looks for faults of its own, and has one itself. */
export const failingFaults = (type: string, found: string): WrongUsage =>
  new WrongUsage(
    `In der Datei blocks/${type}/schema.ts ist gescheitert, was hinter faults steht:\n\n  ${found}`,
  )

/** What a company's own block asks of a value does not come to an end. */
export const endlessRule = (file: string): WrongUsage =>
  new WrongUsage(
    `Ein eigener Baustein ist nach 15 Sekunden noch nicht damit fertig, die Datei ${file} zu prüfen. Suchen Sie in seiner Datei schema.ts nach einer Schleife, die nie aufhört.`,
  )

/** What a company's own block asks of a value fails itself. */
export const failingRule = (place: string, file: string | undefined, found: string): WrongUsage =>
  new WrongUsage(
    `Der eigene Baustein ${place} ist ${file === undefined ? 'beim Prüfen' : `beim Lesen der Datei ${file}`} gescheitert:\n\n  ${found}`,
  )
