/** How links name a PDF of `media/`: `preise.pdf`, `torten/karte.pdf`. The name of a server has a dot before the `/`. */
export const DOCUMENT_NAME = /^(?:[\w-]+\/)*[\w.-]+\.pdf$/i

/** Where it is published. */
export const documentAddress = (name: string): string =>
  `/files/${name.split('/').map(encodeURIComponent).join('/')}`
