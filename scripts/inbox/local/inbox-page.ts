import { escapeHtml } from '../../escape-html.ts'
import { hashSource } from '../../hosts/hash-source.ts'
import { INBOX_PATH } from '../local-form.ts'
import { wording } from '../messages.ts'
import { FAULTS } from '../receive/fault.ts'
import type { InboxSetting } from '../receive/inbox-setting.ts'
import type { KeptEnquiries } from '../store/enquiries.ts'
import type { Enquiry } from '../store/enquiry.ts'

const STYLE = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif }
body { max-inline-size: 48rem; margin: 2rem auto; padding-inline: 1rem }
article { margin-block: 1.5rem; padding: 1rem 1.25rem; border: 1px solid; border-radius: .5rem;
  overflow-wrap: anywhere }
article h2 { margin: 0; font-size: 1.125rem }
article p { white-space: pre-wrap; margin-block: .5rem 0 }
.suspected { border-style: dashed }
`

/** Everything in the page is our own, and nothing in it runs. */
export const INBOX_POLICY = [
  "default-src 'none'",
  `style-src ${hashSource(STYLE)}`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

const photoLinks = (photos: readonly string[]) =>
  photos
    .map(
      (name, index) =>
        `<a href="?foto=${encodeURIComponent(name)}">${wording.photo(index + 1)}</a>`,
    )
    .join(' ')

/** An application may come with a number alone. */
const mailLink = (email: string) =>
  email && `<a href="mailto:${encodeURIComponent(email)}">${escapeHtml(email)}</a>`

const entry = ({ received, suspected, fields, photos = [] }: Enquiry) => {
  const { name = '', email = '', inquiryType, message = '', ...others } = fields
  const facts = [wording.time(received), wording.topic(inquiryType || wording.noTopic)]
  if (suspected) facts.push(wording.suspected)
  const more = Object.entries(others).map(
    ([field, value]) => `<p>${escapeHtml(wording.field(field, value))}</p>`,
  )
  return `<article${suspected ? ' class="suspected"' : ''}>
<h2>${escapeHtml(name)} ${mailLink(email)}</h2>
<div>${escapeHtml(facts.join(', '))}</div>
<p>${escapeHtml(message)}</p>${more.join('')}${photos.length > 0 ? `<p>${photoLinks(photos)}</p>` : ''}
</article>`
}

const damageNote = (damaged: number) => (damaged > 0 ? `<p>${wording.damaged(damaged)}</p>` : '')

const trialNotes = `<p>${wording.purpose}</p>
<p>${wording.faults} ${FAULTS.map((fault) => `<code>?fault=${fault}</code>`).join(' ')}</p>
<p>${wording.asJson} <code>curl -H 'Accept: application/json' http://localhost:…${INBOX_PATH}</code></p>`

/** What the inbox holds, newest first, for whom it may be shown. */
export const inboxPage = (
  { enquiries, damaged }: KeptEnquiries,
  { isTrial }: InboxSetting,
): string => `<!doctype html>
<html lang="de">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${wording.title(enquiries.length)}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${wording.title(enquiries.length)}</h1>
${isTrial ? trialNotes : `<p>${wording.office}</p>`}
${damageNote(damaged)}
${enquiries.toReversed().map(entry).join('\n')}
</main>
</body>
</html>
`
