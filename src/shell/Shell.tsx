import { createContext, useContext } from 'react'
import type { Shell } from './shell-data.ts'

const ShellContext = createContext<Shell | null>(null)

export const ShellProvider = ShellContext.Provider

/** What is the same on every page: company, navigation, interface strings. */
export const useShell = (): Shell => {
  const shell = useContext(ShellContext)
  if (!shell) throw new Error('useShell needs a ShellProvider above it')
  return shell
}
