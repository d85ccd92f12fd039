import { existsSync } from 'node:fs'
import path from 'node:path'

/** What the compiler reads beside a company's blocks, whoever has written it. */
const SETTINGS = ['tsconfig.json', 'package.json']

/** The files beside a company's blocks that decide how these are compiled. */
export const compilerSettings = (blocks: string): string[] =>
  SETTINGS.map((name) => path.join(path.dirname(blocks), name)).filter((file) => existsSync(file))
