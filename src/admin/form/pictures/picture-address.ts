import type { MediaFile } from '../../../content/collections/resolved.ts'
import { siteBase } from '../../../page/own-data.ts'
import { withBase } from '../../../shell/address.ts'

/** The form stands outside of the page, which knows the path of its site. */
export const pictureAddress = ({ url }: MediaFile): string => withBase(siteBase(), url)
