import { z } from 'zod'
import { emailAddress, phone, picture, text } from '../../content/fields.ts'
import { defineBlock } from '../define-block.ts'

/** A portrait in a column of four, on a screen whose pixels are nearly half as large. */
const WIDTH = 480

/** It is cut to the form of a portrait: see style.css. */
const HEIGHT = 600

/** The people of a company, and how to reach them. */
export const team = defineBlock(
  'team',
  {
    name: 'Team',
    purpose:
      'Wer im Betrieb wofür zuständig ist: Namen und Aufgaben, auf Wunsch mit Foto, Telefon und E-Mail.',
  },
  {
    title: text().describe('Überschrift'),
    intro: text().optional().describe('Ein bis zwei Sätze davor'),
    people: z
      .array(
        z.strictObject({
          name: text().describe('Vor- und Nachname'),
          role: text().describe('Aufgabe im Betrieb: Meisterin, Kundendienst'),
          photo: picture(WIDTH, HEIGHT)
            .optional()
            .describe('Foto im Hochformat, mit dem die Person einverstanden ist'),
          text: text().optional().describe('Ein bis zwei Sätze zur Person'),
          phone: phone().optional().describe('Durchwahl oder Mobilnummer, mit Ländervorwahl'),
          email: emailAddress().optional().describe('E-Mail-Adresse'),
        }),
      )
      .min(1)
      .describe('Personen in ihrer Reihenfolge'),
  },
  // In the widest column a photograph that is cut at both sides.
  { widest: 680 },
)
