import { Action } from '../../components/Action.tsx'
import { formatDate } from '../../components/format-date.ts'
import { formatRange } from '../../components/format-range.ts'
import { Link } from '../../components/Link.tsx'
import { Ticks } from '../../components/Ticks.tsx'
import { phoneHref } from '../../content/contact/phone.ts'
import type { MoneyWords } from '../../content/money/money-words.ts'
import { fillIn } from '../../content/text/fill-in.ts'
import { useShell } from '../../shell/Shell.tsx'
import type { BlockComponent, BlockOf, FieldAttributes } from '../block.ts'
import { applyHref } from '../jobs/apply-href.ts'
import type { job } from './schema.ts'

type Block = BlockOf<typeof job>

const payIn = ({ job: { pay }, ui }: Block, money: MoneyWords): string | undefined =>
  pay && formatRange(pay.per === 'hour' ? ui.hour : ui.month, pay, money)

/** To the form and besides it, as far as the company gives ways to apply. */
const Ways = ({ block, field }: { block: Block; field: FieldAttributes }) => {
  const { phone, whatsapp, email } = block.job.contact ?? {}
  const { action, ui } = block
  if (!(action || phone || whatsapp || email)) return null
  return (
    <p className="actions">
      {action && (
        <Link className="action action--primary" href={applyHref(action.href, block.job.id)}>
          <span {...field('action.label')}>{action.label}</span>
        </Link>
      )}
      {phone && (
        <a className="action action--secondary" href={phoneHref(phone)}>
          {fillIn(ui.call, { phone })}
        </a>
      )}
      {whatsapp && (
        <Link
          className="action action--secondary"
          href={`https://wa.me/${whatsapp.replace(/\D/g, '')}?text=${encodeURIComponent(block.job.title)}`}
        >
          {ui.whatsapp}
        </Link>
      )}
      {email && (
        <a
          className="action action--secondary"
          href={`mailto:${email}?subject=${encodeURIComponent(block.job.title)}`}
        >
          {fillIn(ui.email, { email })}
        </a>
      )}
    </p>
  )
}

export const Job: BlockComponent<typeof job> = ({ block, field }) => {
  const { dates, money } = useShell()
  const { job: entry, ui } = block
  const { validThrough, contact } = entry
  const given: [keyof typeof ui.facts, string | undefined][] = [
    ['pay', payIn(block, money)],
    ['hours', entry.hours],
    ['place', entry.place],
    ['start', entry.start],
    ['until', validThrough && formatDate(validThrough, dates)],
    ['contact', contact?.name],
  ]
  const facts = given.filter(([, value]) => value)
  return (
    <article className="vacancy">
      <header className="vacancy__head">
        <Action action={block.back} look="plain" attributes={field('back.label')} />
        <h1 {...field('job.title')}>{entry.title}</h1>
        <p {...field('job.employment')}>{entry.employment}</p>
        <p {...field('job.description')}>{entry.description}</p>
      </header>
      {facts.length > 0 && (
        <dl className="facts">
          {facts.map(([name, value]) => (
            <div key={name} className="facts__row">
              <dt>{ui.facts[name]}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      <section>
        <h2 {...field('tasksLabel')}>{block.tasksLabel}</h2>
        <Ticks items={entry.tasks} path="job.tasks" field={field} />
      </section>
      <section>
        <h2 {...field('profileLabel')}>{block.profileLabel}</h2>
        <Ticks items={entry.profile} path="job.profile" field={field} />
      </section>
      <section>
        <h2 {...field('applyTitle')}>{block.applyTitle}</h2>
        <p {...field('applyText')}>{block.applyText}</p>
        <Ways block={block} field={field} />
      </section>
    </article>
  )
}
