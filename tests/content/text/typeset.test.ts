import { describe, expect, it } from 'vitest'
import { typeset } from '../../../src/content/text/typeset.ts'

/** `~` stands for a no-break space, `_` for a word joiner. */
const visible = (text: string) => typeset(text).replaceAll('\u00a0', '~').replaceAll('\u2060', '_')

describe('typeset', () => {
  it.each([
    ['bis zu 21.000 € Zuschuss', 'bis zu 21.000~€ Zuschuss'],
    ["ab CHF 1'250.– und Fr. 95.-", "ab CHF~1'250.– und Fr.~95.-"],
    ['(CHF 118.00/h), SFr. 80.–', '(CHF~118.00/h), SFr.~80.–'],
    ["95.– CHF und 12'500 Franken, 80 Rappen", "95.–~CHF und 12'500~Franken, 80~Rappen"],
    ['ab {stats.ansatz} CHF', 'ab {stats.ansatz}~CHF'],
    ['ab CHF {stats.ansatz}', 'ab CHF~{stats.ansatz}'],
    ['(Art. 31 Abs. 2 lit. a DSG)', '(Art.~31~Abs.~2~lit.~a DSG)'],
    ['Könizstrasse 12, CH-3098 Köniz', 'Könizstrasse~12, CH-3098 Köniz'],
    ['40 % weniger', '40~% weniger'],
    ['10–20 %', '10–20~%'],
    ['2,5 Mio. kg im Jahr', '2,5~Mio.~kg im Jahr'],
    ['bei 55 °C mit 9 kW', 'bei 55~°C mit 9~kW'],
    ['140 m², 8 m hoch', '140~m², 8~m hoch'],
    ['30 Milliampere, 2.200 Kilowattstunden', '30~Milliampere, 2.200~Kilowattstunden'],
    ['von 2,20 auf 3,10 Meter', 'von 2,20 auf 3,10~Meter'],
    ['mit 300 Litern auf 5 Quadratmetern', 'mit 300~Litern auf 5~Quadratmetern'],
    ['meist 5 × 6 mm²', 'meist 5~×~6~mm²'],
    ['um 8:00 Uhr', 'um 8:00~Uhr'],
    ['öffnet um {time} Uhr', 'öffnet um {time}~Uhr'],
    ['am 20. November 2026', 'am 20.~November 2026'],
    ['bis 6. Jänner 2027', 'bis 6.~Jänner 2027'],
    ['am 1. Feber 2027', 'am 1.~Feber 2027'],
    ['Altbau, 3. Obergeschoss', 'Altbau, 3.~Obergeschoss'],
    ['nach § 14a EnWG', 'nach §~14a EnWG'],
    ['Art. 15 DSGVO, § 7 Abs. 1 Satz 2', 'Art.~15 DSGVO, §~7~Abs.~1~Satz~2'],
    ['(Art. 6 Abs. 1 Buchst. f DSGVO)', '(Art.~6~Abs.~1~Buchst.~f DSGVO)'],
    ['(§ 13a Abs. 2 Nr. 2 TDDDG)', '(§~13a~Abs.~2~Nr.~2 TDDDG)'],
    ['am {day}. März {year}', 'am {day}.~März {year}'],
    ['nach DIN EN 1717', 'nach DIN~EN~1717'],
    ['DIN VDE 0100-600', 'DIN~VDE~0100-_600'],
    ['der VDE-AR-N 4100, mit Platz', 'der VDE-_AR-_N~4100, mit Platz'],
    ['nach DIN EN ISO 9001', 'nach DIN~EN~ISO~9001'],
    ['Mietshaus, Baujahr 1908', 'Mietshaus, Baujahr~1908'],
    ['(KfW 458)', '(KfW~458)'],
    ['Führerschein Klasse B, gern C1E', 'Führerschein Klasse~B, gern C1E'],
    ['Energieeffizienzklasse A', 'Energieeffizienzklasse~A'],
    ['z. B. und i. d. R.', 'z.~B. und i.~d.~R.'],
    ['Dr. Wulfkamp', 'Dr.~Wulfkamp'],
    ['unter +49 2942 0000000 genügt', 'unter +49~2942~0000000 genügt'],
    ['unter 0800 123 123 oder 02942 00 00 00', 'unter 0800~123~123 oder 02942~00~00~00'],
    ['031 972 12 34 (Köniz)', '031~972~12~34 (Köniz)'],
    ['von 0,25 auf 0,40 und 2026 2027', 'von 0,25 auf 0,40 und 2026 2027'],
    ['Kamp GmbH & Co. KG', 'Kamp GmbH &~Co.~KG'],
    ['Kamp UG & Co KG, Rad & Corner', 'Kamp UG &~Co~KG, Rad & Corner'],
    ['+49 2942 1234-56, dann', '+49~2942~1234-_56, dann'],
    ['Am Markt 1, 59590 Geseke', 'Am Markt~1, 59590~Geseke'],
    ['Zum Hof 12 a, 59590 Geseke', 'Zum Hof~12~a, 59590~Geseke'],
    ['Im Winkel 3–5, 59590 Geseke', 'Im Winkel~3–_5, 59590~Geseke'],
    ['Im Winkel 3–5, 8680 Mürzzuschlag', 'Im Winkel~3–_5, 8680~Mürzzuschlag'],
    ['Hauptstraße 12 a, 8650 Kindberg', 'Hauptstraße~12~a, 8650~Kindberg'],
    ['Brückenplatz 1, 59821 Arnsberg', 'Brückenplatz~1, 59821~Arnsberg'],
    ['Kavalleriestraße 2–4, rechts', 'Kavalleriestraße~2–_4, rechts'],
    ['Fliesen – und Fugen', 'Fliesen~– und Fugen'],
  ])('keeps together: %s', (text, together) => {
    expect(visible(text)).toBe(together)
  })

  it.each([
    '3 Etagen, 2 Meister und 4 Kinder',
    'Haus 7 mit 12 Wohnungen',
    'mit 3 Meterstäben und 4 Wattestücken',
    'zum Preis von 2026, 12 Jahre',
    'Es waren 30. Danach kam der Winter.',
    'seit 1910 Geseke',
    'seit dem Umbau, 1910 Geseke',
    'im KfW-Portal, nicht im VDE-Ausschuss',
    'Satz und Sieg',
    'die Klasse Bau und Holz',
    'Verbrauch 12 345 678',
    'rund 24600 im Jahr',
  ])('leaves alone: %s', (text) => {
    expect(typeset(text)).toBe(text)
  })
})
