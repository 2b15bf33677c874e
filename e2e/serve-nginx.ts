import { runNginx } from '../tooling/hosting/run-nginx.ts'

/* Usage: tsx e2e/serve-nginx.ts <folder of the built site> <port> */
const [folder = '', port = ''] = process.argv.slice(2)
const nginx = await runNginx({ folder, port: Number(port) })
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => nginx.kill(signal))
nginx.on('exit', code => process.exit(code ?? 0))
