import type { Saving } from '../../../src/admin/server/doors.ts'
import type { AdminSite } from '../../../src/admin/site/admin-files.ts'
import { gitState } from '../../machine/git/git-state.ts'
import type { MediaByName } from '../../read/media/media.ts'
import type { ResolvedSite } from '../../resolve/resolve.ts'
import type { Site } from '../../site/site.ts'
import { jsonFile, type LiveFile } from './live-files.ts'
import { documentsIn, picturesIn } from './media.ts'

/** What who edits the pages is told of the site. */
export const adminFile = async (
  { admin, redirects, named }: ResolvedSite,
  media: MediaByName,
  { content }: Site,
  saving: Saving | undefined,
): Promise<LiveFile> =>
  jsonFile({
    ...admin,
    published: await gitState(content),
    media: picturesIn(media),
    documents: documentsIn(media),
    entries: named,
    redirects,
    ...(saving && { saving }),
  } satisfies AdminSite)
