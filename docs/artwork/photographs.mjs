/**
 * Stand-ins for photographs, for the catalogue of the blocks: blurred scenes with light, depth and grain,
 * nobody's picture. node docs/artwork/photographs.mjs <folder>
 */
import path from 'node:path'
import sharp from 'sharp'

const folder = process.argv[2] ?? '.'

const blur = (id, by) =>
  `<filter id="${id}" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="${by}"/></filter>`

const DEFS = `<defs>${blur('far', 26)}${blur('mid', 9)}${blur('near', 2.2)}${blur('soft', 60)}</defs>`

const scene = (width, height, inside) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${DEFS}${inside}</svg>`

/** Lights out of focus. */
const bokeh = (spots) =>
  spots
    .map(([x, y, r, colour, opacity]) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${colour}" opacity="${opacity}"/>`)
    .join('')

/** A baker at the left, in front of shelves: what matters is at the upper left. */
const person = scene(
  1500,
  1000,
  `<rect width="1500" height="1000" fill="#40322a"/>
  <g filter="url(#far)">
    <rect x="560" y="0" width="940" height="1000" fill="#6b5140"/>
    ${[120, 330, 540, 750].map((y) => `<rect x="600" y="${y}" width="900" height="34" fill="#2d221c"/>`).join('')}
    ${Array.from({ length: 22 }, (_, i) => `<ellipse cx="${640 + (i % 7) * 125}" cy="${90 + Math.floor(i / 7) * 210}" rx="58" ry="36" fill="${i % 3 ? '#b97b41' : '#d9a565'}"/>`).join('')}
    ${bokeh([[1180, 60, 46, '#ffe1a8', 0.9], [860, 40, 34, '#ffd48a', 0.8], [1420, 130, 40, '#fff0cf', 0.7]])}
    <rect x="0" y="0" width="260" height="700" fill="#cfd8dc" opacity=".75"/>
  </g>
  <ellipse cx="250" cy="300" rx="420" ry="400" fill="#fff3df" opacity=".25" filter="url(#soft)"/>
  <g filter="url(#mid)">
    <path d="M60 1000C60 720 190 610 400 600S760 730 770 1000Z" fill="#e8e4dc"/>
    <path d="M260 1000L300 620L400 700L500 620L560 1000Z" fill="#7a8f97"/>
    <path d="M335 600C340 660 470 660 475 600L470 500H340Z" fill="#c08a6a"/>
  </g>
  <g filter="url(#near)">
    <ellipse cx="405" cy="400" rx="126" ry="160" fill="#d3a080"/>
    <path d="M276 400C262 230 340 190 410 190S560 240 536 400C520 320 480 290 410 288S296 320 276 400Z" fill="#54382a"/>
    <path d="M268 300C262 190 330 140 412 140S562 200 548 300C470 250 350 250 268 300Z" fill="#efeae0"/>
  </g>
  <ellipse cx="450" cy="390" rx="70" ry="130" fill="#8a5a40" opacity=".28" filter="url(#mid)"/>
  <g filter="url(#far)"><ellipse cx="900" cy="980" rx="420" ry="90" fill="#c99b62"/><ellipse cx="1250" cy="960" rx="200" ry="70" fill="#e2bd86"/></g>`,
)

/** A bakehouse at night: the bright oven stands at the right. */
const place = scene(
  1800,
  1000,
  `<rect width="1800" height="1000" fill="#1d1a1a"/>
  <g filter="url(#far)">
    <path d="M0 0H1800L1500 220H300Z" fill="#2b2624"/>
    <rect x="300" y="220" width="1200" height="420" fill="#3a312c"/>
    <path d="M0 1000L300 640H1500L1800 1000Z" fill="#4a3c32"/>
    <rect x="1090" y="270" width="330" height="300" fill="#5b4a3e"/>
    <ellipse cx="1255" cy="455" rx="130" ry="70" fill="#ffb347"/>
    <ellipse cx="1255" cy="465" rx="84" ry="40" fill="#ffe7b0"/>
    <path d="M1050 1000L1180 640H1330L1560 1000Z" fill="#d98a3d" opacity=".5"/>
  </g>
  <g filter="url(#mid)">
    <rect x="120" y="560" width="720" height="60" fill="#a98058"/>
    <path d="M150 620h40v330h-40zM760 620h40v330h-40z" fill="#5c4532"/>
    ${Array.from({ length: 7 }, (_, i) => `<ellipse cx="${190 + i * 95}" cy="545" rx="48" ry="30" fill="${i % 2 ? '#e0b57a' : '#cf9c5d'}"/>`).join('')}
    <rect x="1560" y="200" width="50" height="800" fill="#171414"/>
  </g>
  <ellipse cx="1255" cy="470" rx="520" ry="360" fill="#ffb55a" opacity=".28" filter="url(#soft)"/>
  <g filter="url(#far)">${bokeh([[420, 120, 40, '#ffe7bd', 0.8], [760, 110, 34, '#ffdda0', 0.7], [1010, 120, 28, '#ffd28a', 0.6]])}</g>`,
)

/** What a lens and a sensor add. */
const grain = async (width, height) =>
  sharp({ create: { width, height, channels: 3, background: '#808080', noise: { type: 'gaussian', mean: 128, sigma: 14 } } })
    .png()
    .toBuffer()

for (const [name, svg, width, height] of [
  ['foto-baeckerin', person, 1500, 1000],
  ['foto-backstube', place, 1800, 1000],
]) {
  const picture = await sharp(Buffer.from(svg)).removeAlpha().png().toBuffer()
  await sharp(picture)
    .composite([{ input: await grain(width, height), blend: 'soft-light' }])
    .jpeg({ quality: 60, mozjpeg: true })
    .toFile(path.join(folder, `${name}.jpg`))
}
