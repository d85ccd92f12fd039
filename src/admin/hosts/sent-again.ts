import { type Host, HostFault, type Proposal } from './host.ts'

/**
 * Where a connection breaks before the answer has come, browsers send the same once more by themselves: a host that had
 * carried it out refuses the second one.
 */
export const isRefused = (error: unknown): boolean =>
  error instanceof HostFault && ['moved', 'taken'].includes(error.kind)

/** Whether the branch says what was to be on it; where nobody can tell, it does not. */
const isThere = async (
  host: Host,
  { branch, files, pictures }: Pick<Proposal, 'branch' | 'files' | 'pictures'>,
): Promise<boolean> => {
  const paths = files.map(({ path }) => path)
  const names = pictures.map(({ path }) => path)
  const found = await host.read(paths, names, branch).catch(() => undefined)
  const isAsWanted = files.every(({ text }, index) => found?.files[index]?.text === text)
  return isAsWanted && found?.missing.length === 0
}

/** Commits; what is on the branch already, is done. */
export const commitOnce = async (host: Host, proposal: Proposal): Promise<void> => {
  try {
    await host.commit(proposal)
  } catch (error) {
    if (!isRefused(error) || !(await isThere(host, proposal))) throw error
  }
}

/** Asks for the branch to be taken over; where that is asked for already, the address is that of the open request. */
export const requestOnce = async (host: Host, proposal: Proposal): Promise<string> => {
  try {
    return await host.request(proposal)
  } catch (error) {
    const found = isRefused(error) ? await host.find(proposal.branch) : undefined
    if (!found?.request?.isOpen) throw error
    return found.request.address
  }
}
