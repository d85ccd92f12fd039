/** What only visitors with photographs need: loaded when the first is chosen. */
export { takeIn } from '../../../enquiry/photographs/take-in.ts'
export { PhotoList } from './PhotoList.tsx'
