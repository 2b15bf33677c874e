import { runCommand, stopped } from './run-command.ts'

// Between two questions, while a test lead is on its way, Ctrl+C reaches the process itself.
process.once('SIGINT', () => {
  process.stdout.write(`\n${stopped}`)
  process.exit(130)
})
process.exitCode = await runCommand(process.argv.slice(2), process)
