import { madeAt, onUpdate } from './content-update.ts'
import devStyle from './dev.css?inline'
import { showProblems } from './problems.ts'

const ownStyle = document.createElement('style')
ownStyle.textContent = devStyle
document.head.append(ownStyle)

/** Late, because a block that is being written may keep it from loading; what is wrong is told even so. */
const app = import('./live-app.ts')

/** The app that has made this page. */
let own = madeAt('app')

onUpdate(({ app: present, problems, repairable, site }) => {
  own ??= present
  if (present !== own) return location.reload()
  showProblems(problems, repairable)
  if (site) void app.then(({ showSite }) => showSite(site))
})
