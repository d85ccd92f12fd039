/** A mistake that editors make: what they wrote instead of what is right. */
export interface Mistake {
  /** Where the handbook shows it. */
  name: string
  /** File of the sample content in which it is made. */
  file: string
  right: string
  wrong: string
}

/** The most frequent mistakes, each made in one place of the sample content. */
export const mistakes: Mistake[] = [
  {
    name: 'doppelpunkt',
    file: 'news/heizungsfoerderung-2026.md',
    right: 'title: "Heizungsförderung: die richtige Reihenfolge"',
    wrong: 'title: Heizungsförderung: die richtige Reihenfolge',
  },
  {
    name: 'anfuehrungszeichen',
    file: 'pages/heating.yaml',
    right: '    title: "Ihre Heizung: erneuern, warten, fördern lassen"',
    wrong: '    title: "Ihre Heizung: erneuern, warten, fördern lassen',
  },
  {
    name: 'einrueckung',
    file: 'stats.yaml',
    right: '- id: projects\n  value: 5.000+',
    wrong: '- id: projects\n   value: 5.000+',
  },
  {
    name: 'tippfehler',
    file: 'stats.yaml',
    right: '  label: abgeschlossene Projekte',
    wrong: '  lable: abgeschlossene Projekte',
  },
  {
    name: 'angabe-fehlt',
    file: 'stats.yaml',
    right: '  value: "3.200"\n  label: Familien unterstützt',
    wrong: '  value: "3.200"',
  },
  {
    name: 'ziffern',
    file: 'stats.yaml',
    right: '  value: "3.200"',
    wrong: '  value: 3.200',
  },
  {
    name: 'datum',
    file: 'news/heizungsfoerderung-2026.md',
    right: 'date: 2026-11-09',
    wrong: 'date: 09.11.2026',
  },
  {
    name: 'bild',
    file: 'pages/heating.yaml',
    right: '      src: waermepumpe.jpg',
    wrong: '      src: Wärmepumpe.jpg',
  },
  {
    name: 'link',
    file: 'pages/heating.yaml',
    right: '        href: /contact',
    wrong: '        href: /kontakt',
  },
  {
    name: 'kurzname',
    file: 'pages/jobs.yaml',
    right: '    jobs:\n      - electrician\n      - painter',
    wrong: '    jobs:\n      - electrician\n      - tiler\n      - painter',
  },
]
