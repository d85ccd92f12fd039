import type { FieldSource } from '../../content/field-source.ts'
import type { Published } from '../../content/published.ts'
import type { Repository } from '../../content/site/repository.ts'

/** How each host calls its editor, and a line in it. */
const EDITORS: Record<Repository['host'], string> = {
  github: 'edit',
  gitlab: '-/edit',
  forgejo: '_edit',
}

/** A path of names, each as an address has it. */
export const inAddress = (path: string): string => path.split('/').map(encodeURIComponent).join('/')

/** A content file from the folder of its repository. */
export const inRepository = (file: string, { folder }: Pick<Published, 'folder'>): string =>
  [folder, file].filter((part) => part !== '').join('/')

/** The address of the host's own editor, with the file of a text open at its line. */
export const editorAddress = (
  { host, url, branch }: Repository,
  published: Published,
  { file, lines }: FieldSource,
): string =>
  `${url}/${EDITORS[host]}/${inAddress(branch)}/${inAddress(inRepository(file, published))}#L${lines.first}`

/** How each host calls the page where files are laid into a folder; GitLab does it where it shows that. */
const UPLOADS: Record<Repository['host'], string> = {
  github: 'upload',
  gitlab: '-/tree',
  forgejo: '_upload',
}

/** The address where the host takes new pictures. */
export const uploadAddress = ({ host, url, branch }: Repository, published: Published): string =>
  `${url}/${UPLOADS[host]}/${inAddress(branch)}/${inAddress(inRepository('media', published))}`
