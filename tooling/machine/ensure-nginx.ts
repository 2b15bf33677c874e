import { ensureInstalled } from './ensure-installed.ts'
import { nginxTool } from './find-nginx.ts'

if (process.env.E2E_HOST !== 'preview') {
  ensureInstalled(nginxTool, 'or do without it: E2E_HOST=preview npm test')
}
