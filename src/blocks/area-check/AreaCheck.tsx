import { type FoundArea, findAreas, isBegun, isOpenQuestion } from '../../areas/find-areas.ts'
import { Link } from '../../components/Link.tsx'
import { SectionHead } from '../../components/SectionHead.tsx'
import { TextWithPhone } from '../../components/TextWithPhone.tsx'
import { useTyped } from '../../components/use-typed.ts'
import type { Area } from '../../content/location/area.ts'
import { fillIn } from '../../content/text/fill-in.ts'
import { useShell } from '../../shell/Shell.tsx'
import type { BlockComponent, BlockOf, FieldAttributes } from '../block.ts'
import type { areaCheck } from './schema.ts'

const PARAMETER = 'ort'

/** So many places are told; who types on, sees fewer. */
const MOST = 5

/** Shorter names are still being typed. */
const SHORTEST_NO = 3

type Words = BlockOf<typeof areaCheck>['ui']

/** A part of a town is told with its town, and not how far it is: the distance is the town's. */
const nameOf = ({ town, district }: FoundArea): string =>
  district ? `${district} (${town})` : town

const wayTo = ({ km, district }: FoundArea, ui: Words): string => {
  if (district) return ''
  return km === 0 ? ui.here : fillIn(ui.distance, { km })
}

const Served = ({ area, ui }: { area: FoundArea; ui: Words }) => (
  <p>
    {/* Each in an element: of texts that a browser has translated, React can take none away. */}
    <strong>{fillIn(ui.yes, { town: nameOf(area) })}</strong> <span>{wayTo(area, ui)}</span>{' '}
    <span>{area.note}</span>
  </p>
)

/** "Senftenberg", "Cottbus, 35 km. Nur Torten." */
const inOneLine = ({ town, km, note }: Area, ui: Words): string => {
  const place = km === 0 ? town : `${town}, ${fillIn(ui.km, { km })}`
  return note ? `${place}. ${note}` : place
}

const Elsewhere = ({ text, field }: { text?: string; field?: FieldAttributes }) =>
  text && (
    <p {...field?.('elsewhere')}>
      <TextWithPhone text={text} />
    </p>
  )

export const AreaCheck: BlockComponent<typeof areaCheck> = ({ block, field }) => {
  const { areas } = useShell()
  const { text, attributes, onSubmit } = useTyped(PARAMETER)
  const found = findAreas(areas, text)
  const isNo = found.length === 0 && text.trim().length >= SHORTEST_NO && !isBegun(areas, text)
  const { ui } = block
  return (
    <div className="area-check-block">
      <SectionHead title={block.title} intro={block.intro} field={field} />
      {/* Sent before the app is there, the page is loaded anew: at the answer. */}
      <form className="area-check" method="get" action={`#${block.id}`} onSubmit={onSubmit}>
        <label htmlFor={`${block.id}-ort`}>{ui.label}</label>
        <input id={`${block.id}-ort`} autoComplete="postal-code" {...attributes} />
        <div className="area-check__answer" aria-live="polite">
          {found.slice(0, MOST).map((area, index) => (
            <Served key={index} area={area} ui={ui} />
          ))}
          {isNo && (
            <>
              <p>
                {isOpenQuestion(areas, text) ? ui.askTown : fillIn(ui.no, { typed: text.trim() })}
              </p>
              <Elsewhere text={block.elsewhere} field={field} />
              <Link
                href={block.action.href}
                className="more"
                lang={block.action.lang}
                {...field('action.label')}
              >
                {block.action.label}
              </Link>
            </>
          )}
        </div>
      </form>
      <div className="area-check__all">
        <h3>{ui.towns}</h3>
        <ul className="area-check__towns">
          {areas.map((area, index) => (
            <li key={index}>{inOneLine(area, ui)}</li>
          ))}
        </ul>
        <Elsewhere text={block.elsewhere} />
      </div>
    </div>
  )
}
