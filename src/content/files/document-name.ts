/** How links name a PDF of `media/`: `preise.pdf`, `torten/karte.pdf`. The name of a server has a dot before the `/`. */
export const DOCUMENT_NAME = /^(?:[\w-]+\/)*[\w.-]+\.pdf$/i

/** The folder of the site in which documents are published. */
export const DOCUMENT_FOLDER = 'files'

/** Where one is published. */
export const documentAddress = (name: string): string =>
  `/${DOCUMENT_FOLDER}/${name.split('/').map(encodeURIComponent).join('/')}`

/** A link to one, as `fileHref` says it; how large it is, only the build knows. */
export const documentHref = (name: string): string => `${documentAddress(name)}#PDF`
