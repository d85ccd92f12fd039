import { Action } from '../../components/Action.tsx'
import { formatDate } from '../../components/format-date.ts'
import { formatRange } from '../../components/format-range.ts'
import { Link } from '../../components/Link.tsx'
import { Ticks } from '../../components/Ticks.tsx'
import { fillIn } from '../../content/fill-in.ts'
import type { MoneyWords } from '../../content/money-words.ts'
import { phoneHref } from '../../content/phone.ts'
import { useShell } from '../../shell/Shell.tsx'
import type { BlockComponent, BlockOf } from '../block.ts'
import { applyHref } from '../jobs/apply-href.ts'
import type { job } from './schema.ts'

type Block = BlockOf<typeof job>

const payIn = ({ job: { pay }, ui }: Block, money: MoneyWords): string | undefined =>
  pay && formatRange(pay.per === 'hour' ? ui.hour : ui.month, pay, money)

/** Ways to apply besides the form, where the company gives them. */
const Ways = ({ block }: { block: Block }) => {
  const { phone, whatsapp, email } = block.job.contact ?? {}
  const { ui } = block
  return (
    <>
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
    </>
  )
}

export const Job: BlockComponent<typeof job> = ({ block, field }) => {
  const { dates, money } = useShell()
  const { job: entry, ui } = block
  const { validThrough, contact } = entry
  const facts: [keyof typeof ui.facts, string | undefined][] = [
    ['pay', payIn(block, money)],
    ['hours', entry.hours],
    ['place', entry.place],
    ['start', entry.start],
    ['until', validThrough && formatDate(validThrough, dates)],
    ['contact', contact?.name],
  ]
  return (
    <article className="vacancy">
      <header className="vacancy__head">
        <Action action={block.back} look="plain" attributes={field('back.label')} />
        <h1 {...field('job.title')}>{entry.title}</h1>
        <p {...field('job.employment')}>{entry.employment}</p>
        <p {...field('job.description')}>{entry.description}</p>
      </header>
      <dl className="facts">
        {facts.map(
          ([name, value]) =>
            value && (
              <div key={name} className="facts__row">
                <dt>{ui.facts[name]}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
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
        <p className="actions">
          {block.action && (
            <Link className="action action--primary" href={applyHref(block.action.href, entry.id)}>
              <span {...field('action.label')}>{block.action.label}</span>
            </Link>
          )}
          <Ways block={block} />
        </p>
      </section>
    </article>
  )
}
