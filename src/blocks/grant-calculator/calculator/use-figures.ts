import { useShell } from '../../../shell/Shell.tsx'
import { moneyInWords, percentInWords } from '../money.ts'

/** How amounts and percentages are written in the website's language. */
export const useFigures = () => {
  const { language } = useShell()
  return {
    money: (cents: number) => moneyInWords(cents, language),
    percentage: (percent: number) => percentInWords(percent, language),
  }
}
