/**
 * Header of what may be another one with the next save: on the way back in its history, a browser asks for nothing
 * that it was allowed to keep (RFC 9111, section 4.2.4).
 */
export const NOT_KEPT = { 'Cache-Control': 'no-store' }
