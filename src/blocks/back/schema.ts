import { action } from '../../content/fields.ts'
import { defineBlock } from '../define-block.ts'

/** A way back, above the title. */
export const back = defineBlock(
  'back',
  { name: 'Zurück', purpose: 'Ein Link zurück, über dem Titel.' },
  {
    action: action().describe('Beschriftung und Ziel; mit back: true geht es im Browser zurück'),
  },
)
