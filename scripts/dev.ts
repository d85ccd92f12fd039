import { startDev } from './dev/server.ts'
import { contentFolder, isReadableFolder } from './folders.ts'
import { INBOX_PATH } from './inbox/local-form.ts'
import { reportText } from './report/text.ts'

const directory = contentFolder()
if (!(await isReadableFolder(directory))) {
  console.error(`Cannot read the content folder ${directory}`)
  process.exit(2)
}

const { address } = await startDev(directory, {
  port: Number(process.env.PORT || 5173),
  report: (problems) => console.log(reportText(problems)),
})
console.log(`${address}  (form inbox: ${address}${INBOX_PATH})`)
