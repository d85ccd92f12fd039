import { z } from 'zod'
import { action, text } from '../../content/fields.ts'
import { defineBlock } from '../define-block.ts'

/** A box that offers help with one thing. */
export const notice = defineBlock(
  'notice',
  { name: 'Hinweiskasten', purpose: 'Ein Kasten, der Hilfe zu einer Sache anbietet.' },
  {
    title: text().describe('Überschrift'),
    text: text().describe('Zwei bis drei Sätze'),
    actions: z.array(action()).max(2).default([]).describe('Schaltflächen'),
  },
)
