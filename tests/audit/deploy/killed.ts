import { publish } from './publish-once.ts'

// A program of its own, so that it can be killed: says that it begins, and publishes.
process.once('message', (wanted) => {
  publish(wanted as Parameters<typeof publish>[0]).then(
    () => process.exit(0),
    (error: unknown) => {
      console.error(error)
      process.exit(1)
    },
  )
})
process.send?.('ready')
