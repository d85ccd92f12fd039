import { useEffect, useState } from 'react'
import { own } from '../content/own.ts'
import { withBase } from '../shell/address.ts'
import { useShell } from '../shell/Shell.tsx'
import type { Block } from './any-block.ts'

const load = async (address: string, id: string): Promise<unknown> => {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address}: ${response.status}`)
  return own((await response.json()) as Record<string, unknown>, id)
}

/** Something that comes in a module of its own, with data that nobody needs before. */
export interface Late<Module, Data> {
  module: Module
  data: Data
}

/**
 * Loads the part of a block that nobody needs to read the page, once the app has taken it over: its code,
 * and what `prepare` has put aside for it; again for another shell, which the site has with each save while it is
 * edited. Undefined until both are there, null where they can't be had.
 */
export const useLater = <Module, Data>(
  { id, later }: Pick<Block, 'id' | 'later'>,
  importModule: () => Promise<Module>,
): Late<Module, Data> | null | undefined => {
  const shell = useShell()
  const [late, setLate] = useState<Late<Module, Data> | null>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a block loads one module all its life
  useEffect(() => {
    if (later === undefined) return
    let isGone = false
    Promise.all([importModule(), load(withBase(shell.base, later), id)]).then(
      ([module, data]) => !isGone && setLate({ module, data: data as Data }),
      () => !isGone && setLate(null),
    )
    return () => {
      isGone = true
    }
  }, [later, id, shell])
  return late
}
