// `npm run check`: people and programs run it after every change, so it must not start a compiler.
import './setup.mjs'
import { run } from './program.mjs'

await run('check')
