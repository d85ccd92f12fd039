import { yamlText } from '../yaml/yaml-text.ts'
import type { Ingredients } from './ingredients.ts'
import type { Kind } from './kinds.ts'

const ANY_GENDER = /\(\s*[mwdix]\s*([/|,]\s*[mwdix]\s*)+\)/i

/** A job is offered to everybody (§ 11 AGG). */
const jobTitle = (title: string) => (ANY_GENDER.test(title) ? title : `${title} (m/w/d)`)

/** Titles of jobs don't bring their "(m/w/d)" into the id. */
export const nameOf = (title: string): string => title.replace(ANY_GENDER, '')

const news = ({ id, title, date, picture }: Ingredients) => `---
id: ${yamlText(id)}
title: ${yamlText(title)}
excerpt: !platzhalter Ein bis zwei Sätze, die zum Lesen einladen.
date: ${date}
author: !platzhalter Vorname Nachname
image:
  src: !platzhalter ${yamlText(picture)}
  alt: !platzhalter Was auf dem Bild zu sehen ist
---

Im ersten Absatz steht, was geschehen ist, wo und wann.

**Eine Zwischenüberschrift**

Danach kommt, was die Leser noch wissen müssen, zum Beispiel an wen sie sich wenden können.
`

const job = ({ id, title, date }: Ingredients) => `- id: ${yamlText(id)}
  title: ${yamlText(jobTitle(title))}
  description: !platzhalter Worum es bei dieser Stelle geht, in zwei bis drei Sätzen.
  tasks:
    - !platzhalter Was zu tun ist, je Aufgabe eine Zeile
  profile:
    - !platzhalter Was jemand mitbringen soll, je eine Zeile
  employment: !platzhalter Vollzeit oder Teilzeit, befristet oder unbefristet
  datePosted: ${date}
`

const project = (of: Ingredients) => `- id: ${yamlText(of.id)}
  title: ${yamlText(of.title)}
  category: !platzhalter ${of.category}
  location: !platzhalter Musterstadt
  date: ${of.date.slice(0, 7)}
  image:
    src: !platzhalter ${yamlText(of.picture)}
    alt: !platzhalter Was auf dem Bild zu sehen ist
  description: !platzhalter Was vorgefunden wurde und was daraus geworden ist, in zwei bis drei Sätzen.
  facts:
    - label: !platzhalter Wohnfläche
      value: !platzhalter 120 m²
  specifications:
    - !platzhalter Was eingebaut wurde, je eine Zeile
  benefits:
    - !platzhalter Was es gebracht hat, je eine Zeile
  timeline:
    - period: !platzhalter Woche 1
      title: !platzhalter Name des Abschnitts
      description: !platzhalter Was in dieser Zeit geschah.
${of.testimonial ? `  testimonial: !platzhalter ${of.testimonial}\n` : ''}`

const page = ({ id, title }: Ingredients) => `route: /${id}
meta:
  title: ${yamlText(title)}
  description: !platzhalter Zwei Sätze für Suchmaschinen, worum es auf dieser Seite geht.

blocks:
  - type: hero
    title: ${yamlText(title)}
    subtitle: !platzhalter Ein bis zwei Sätze unter dem Titel.

  - type: prose
    title: !platzhalter Überschrift des Abschnitts
    text: !platzhalter |-
      Hier steht der Text. Zwischen zwei Absätzen bleibt eine Zeile leer.

      - Eine Liste beginnt mit einem Strich.
      - **Fett** schreibt man mit zwei Sternchen davor und dahinter.
`

const service = ({ id, title, picture }: Ingredients) => `- id: ${yamlText(id)}
  title: ${yamlText(title)}
  description: !platzhalter Worum es bei dieser Leistung geht, in zwei bis drei Sätzen.
  features:
    - !platzhalter Ein Vorteil oder Bestandteil, je eine Zeile
  image:
    src: !platzhalter ${yamlText(picture)}
    alt: !platzhalter Was auf dem Bild zu sehen ist
`

/** The text of a new file, or of a new entry in a list. */
export const templates: Record<Kind, (ingredients: Ingredients) => string> = {
  news,
  job,
  project,
  page,
  service,
}
