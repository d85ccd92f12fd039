import type { Service } from 'schema-dts'
import type { ResolvedEntry } from '../../content/collections/resolved.ts'
import { aboutCompany, type LinkedThing } from '../../linked/thing.ts'
import type { Things } from '../define-block.ts'

/** Services in detail; an overview leaves it to the pages that it leads to. */
export const serviceThings: Things = (block, place) =>
  block.look === 'overview'
    ? []
    : (block.services as ResolvedEntry<'services'>[]).map(({ title }) => {
        const service: Service = {
          '@type': 'Service',
          name: title,
          provider: aboutCompany(place),
        }
        return service as LinkedThing
      })
