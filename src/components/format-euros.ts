/** `19,50 €`, `3.200 €`, the same in every browser and without its dictionary of numbers. */
export const formatEuros = (amount: number): string => {
  const [whole = '', cents] = amount.toFixed(2).split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, '.')
  return `${grouped}${cents === '00' ? '' : `,${cents}`}\u00a0€`
}
