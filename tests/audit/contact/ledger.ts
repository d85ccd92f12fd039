import type { Service } from './services.ts'

/** `fields`: what to correct, which says nothing of an earlier post. */
export type Told = 'sent' | 'not sent' | 'unclear' | 'fields'

/** What a visitor or the office would have to complain of. */
type Complaint =
  | 'told "sent", and it is lost'
  | 'told "not sent", and it is there'
  | 'there twice without a warning'
  | 'there twice under different names'
  | 'words lost'
  | 'never sent'

/** What became of one message. */
export interface Outcome {
  told: Told[]
  stored: number
  complaints: (Complaint | string)[]
}

/** Compares what a visitor is told with what a service holds. */
export const openLedger = (service: Service) => {
  const told: Told[] = []
  const complaints = new Set<Complaint>()
  let isWarned = false
  let isDoubled = false

  const accept: Service['accept'] = async (route) => {
    if (!isWarned && (await service.stored()).length > 0) isDoubled = true
    return service.accept(route)
  }
  /** The visitor has read that the message may be there already. */
  const warn = () => {
    isWarned = true
  }
  const note = async (said: Told) => {
    told.push(said)
    const count = (await service.stored()).length
    const isDenied = said === 'not sent' || (said === 'fields' && !isWarned)
    if (isDenied && count > 0) complaints.add('told "not sent", and it is there')
    if (said === 'sent' && count === 0) complaints.add('told "sent", and it is lost')
    if (said === 'unclear') warn()
  }
  const close = async (): Promise<Outcome> => {
    const stored = await service.stored()
    if (stored.length > 1 && isDoubled) complaints.add('there twice without a warning')
    if (new Set(stored.map((fields) => fields.Kennung)).size > 1) {
      complaints.add('there twice under different names')
    }
    return { told, stored: stored.length, complaints: [...complaints] }
  }
  return {
    service: { ...service, accept },
    warn,
    note,
    complain: (one: Complaint) => void complaints.add(one),
    close,
  }
}
