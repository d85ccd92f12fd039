import type { IncomingMessage } from 'node:http'
import { isIPv6 } from 'node:net'

/** The first half of an address of IPv6, which a house has for itself (RFC 6177). */
const houseOf = (address: string): string => {
  const [start = '', end] = address.toLowerCase().split('::')
  const groups = start === '' ? [] : start.split(':')
  const rest = end === undefined || end === '' ? [] : end.split(':')
  const zeros = Array.from({ length: 8 - groups.length - rest.length }, () => '0')
  return [...groups, ...zeros, ...rest].slice(0, 4).join(':')
}

/**
 * Who a request comes from. Everybody reaches the inbox over a proxy on this machine; what that adds last, no
 * visitor has written. All addresses of a house are one sender.
 */
export const senderOf = ({ headers, socket }: IncomingMessage): string => {
  const passed = String(headers['x-forwarded-for'] ?? '').split(',')
  const address = passed.at(-1)?.trim() || (socket.remoteAddress ?? '')
  const plain = address.replace(/^::ffff:(?=[\d.]+$)/i, '')
  return isIPv6(plain) ? houseOf(plain) : plain
}
