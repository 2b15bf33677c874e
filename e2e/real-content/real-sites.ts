import path from 'node:path'
import { findProblems } from '../../tooling/business/find-problems.ts'
import { ownPort, realContentFolder, realContentPort, realReceiver } from '../addresses.ts'
import { folderOf, webhooks } from '../servers.ts'
import type { Site } from '../sites.ts'

const project = path.join(import.meta.dirname, '../..')

/** A site as it goes live; `root` is the project that its data stand in. */
interface RealSite extends Site {
  name: string
  root: string
}

const env = { ...webhooks(`https://${realReceiver}`), SITE_DATA: '' }
const build = 'vite build --logLevel warn --outDir'

/** Another business, in a copy of the project; and the own one, as soon as it has filled in everything. */
export const realSites: readonly RealSite[] = [
  {
    name: 'another business',
    root: realContentFolder,
    port: realContentPort,
    command: `tsx e2e/real-content/copy-project.ts ${realContentFolder} && cd ${realContentFolder} && ${build} dist`,
    folder: `${realContentFolder}/dist`,
    env,
  },
  ...(findProblems(project).length > 0
    ? []
    : [
        {
          name: 'this business',
          root: project,
          port: ownPort,
          command: `${build} ${folderOf(ownPort)}`,
          folder: folderOf(ownPort),
          env,
        },
      ]),
]
