import { checkFolder } from './content/check-folder.ts'
import { startDev } from './dev/server.ts'
import { contentFolder } from './folders.ts'
import { INBOX_PATH } from './inbox/local-form.ts'
import { reportText } from './report/text.ts'
import { run } from './run.ts'

const dev = async (): Promise<number> => {
  const directory = contentFolder()
  const unreadable = await checkFolder(directory)
  if (unreadable.length > 0) {
    console.error(reportText(unreadable))
    return 2
  }
  const { address } = await startDev(directory, {
    port: Number(process.env.PORT || 5173),
    report: (problems) => console.log(reportText(problems)),
  })
  console.log(`${address}  (form inbox: ${address}${INBOX_PATH})`)
  return 0
}

run('dev', dev)
