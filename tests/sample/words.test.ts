import { describe, expect, it } from 'vitest'
import { back } from '../../src/blocks/back/schema.ts'
import { contact } from '../../src/blocks/contact/schema.ts'
import { jobs } from '../../src/blocks/jobs/schema.ts'
import { message } from '../../src/blocks/message/schema.ts'
import { blockOf, pageAt, plain, textIn } from './sample.ts'

describe('pages for unknown addresses', () => {
  it('say so in the words of the specification', () => {
    expect(blockOf('/*', message)).toMatchObject({
      title: '404',
      subtitle: 'Seite nicht gefunden',
      text: 'Die gesuchte Seite existiert nicht oder wurde verschoben.',
      actions: [
        { label: 'Zur Startseite', href: '/' },
        { label: 'Zurück', back: true },
      ],
    })
  })

  it('say so of articles in English', () => {
    expect(blockOf('/blog/*', message)).toMatchObject({
      lang: 'en',
      title: 'Post Not Found',
      actions: [{ label: 'Back to Blog', href: '/blog' }],
    })
  })
})

describe('the contact form', () => {
  it('asks in the words of the specification', () => {
    const form = blockOf('/contact', contact)
    expect(form.name?.placeholder).toBe('Ihr vollständiger Name')
    expect(form.topic?.placeholder).toBe('Bitte wählen Sie eine Option')
    expect(form.message.placeholder).toBe('Erzählen Sie uns von Ihrem Projekt...')
  })

  it('has six topics, found by the inquiries and labels of the specification', () => {
    const topics = blockOf('/contact', contact).topics ?? []
    expect(topics.map(({ inquiry, id }) => [inquiry, id])).toEqual([
      ['renovation', 'sanierung'],
      ['heating', 'heizung'],
      ['bathroom', 'badezimmer'],
      ['electrical', 'elektrik'],
      ['jobs', 'jobs'],
      ['other', 'other'],
    ])
    expect(topics.flatMap(({ aliases }) => aliases)).toEqual(
      expect.arrayContaining([
        'Heating system',
        'Bathroom renovation',
        'Electrical services',
        'Renovations',
        'Heizsystem',
        'Badsanierung',
        'Elektrische Dienstleistungen',
        'Sanierungen',
        'Gebäudesanierung',
        'Wartungsdienstleistungen',
        'Energieberatung',
        'Allgemeine Anfrage',
      ]),
    )
    const applicants = topics.find(({ id }) => id === 'jobs')
    expect(applicants?.placeholder).toMatch(/Werdegang.*Verfügbarkeit.*Referenzen/)
  })
})

describe('/jobs', () => {
  it('seeks people for the eight trades', () => {
    const titles = blockOf('/jobs', jobs).jobs.map(({ title }) => plain(title))
    const trades = [
      /^Erfahrene Buchhaltung/,
      /Elektroniker/,
      /Anlagenmechaniker SHK/,
      /Badmodernisierung/,
      /Trockenbau/,
      /Fliesenleger/,
      /Maler und Lackierer/,
      /Tischler.*Innenausbau/,
    ]
    expect(titles).toEqual(trades.map((trade) => expect.stringMatching(trade)))
  })

  it('welcomes unsolicited applications and promises a prompt reply', () => {
    const block = blockOf('/jobs', jobs)
    expect(block.action).toEqual({ label: 'Jetzt bewerben', href: '/contact?inquiry=jobs' })
    expect(textIn(block)).toMatch(/Initiativbewerbungen sind willkommen.*Wir antworten schnell/)
  })
})

const PARTS: Record<string, string[]> = {
  '/imprint': [
    'Registereintrag',
    'Verbraucherstreitbeilegung',
    'Haftung für Inhalte',
    'Haftung für Links',
    'Urheberrecht',
  ],
  '/privacy-policy': [
    'Datenschutz auf einen Blick',
    'Datenerfassung auf dieser Website',
    'Analyse-Tools',
    'Allgemeine Hinweise',
    'Verantwortliche Stelle',
    'Widerruf Ihrer Einwilligung',
    'Beschwerderecht bei der Aufsichtsbehörde',
    'Recht auf Datenübertragbarkeit',
    'SSL-/TLS-Verschlüsselung',
    'Auskunft, Sperrung, Löschung',
    'Cookies',
    'Server-Log-Dateien',
    'Kontaktformular',
    'Kunden- und Vertragsdaten',
    'Datenübermittlung bei Vertragsschluss',
    'Social-Media-Plugins',
  ],
}

describe('the legal pages have every part of the specification, and a way back', () => {
  it.each(Object.entries(PARTS))('%s', (route, parts) => {
    const titles = pageAt(route).blocks.map(({ title }) => textIn(title))
    expect(titles).toEqual(expect.arrayContaining(parts))
    expect(blockOf(route, back).action).toEqual({ label: 'Zurück', href: '/', back: true })
  })

  it('the German privacy policy is the official one', () => {
    expect(textIn(pageAt('/privacy-policy'))).toContain('Maßgeblich ist die deutsche Fassung')
  })
})
