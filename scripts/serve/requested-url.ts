import type { IncomingMessage } from 'node:http'

const BASE = 'http://localhost'

/** The address that a request asks for, or comes from; the root where it is none, such as `//`. */
export const requestedUrl = ({ url = '/' }: Pick<IncomingMessage, 'url'>): URL =>
  new URL(URL.canParse(url, BASE) ? url : '/', BASE)
