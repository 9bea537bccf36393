#!/usr/bin/env node
// The command `kursbuch`, on any Node: installs what is missing and goes over to the project's own Node
// when the running one cannot read TypeScript.
import { spawn } from 'node:child_process';
import module from 'node:module';
import { projectNode } from '../../../scripts/install.mjs';

if (process.features.typescript) {
  // Without it every start strips the types and compiles everything again: most of the time of a short command.
  module.enableCompileCache?.();
  const [, program = '', command, ...rest] = process.argv;
  if (command === 'serve' && process.execve) {
    const { leanStart } = await import('../src/serve/lean.ts');
    const start = leanStart(rest, process.env, process.execArgv);
    // The same process, begun again.
    const args = [...(start?.flags ?? []), program, command, ...rest];
    if (start) process.execve(process.execPath, [process.execPath, ...args], start.environment);
  }
  const [{ main }, { processTerminal }] = await Promise.all([
    import('../src/main.ts'),
    import('../src/terminal.ts'),
  ]);
  const terminal = processTerminal();
  process.exitCode = await main(process.argv.slice(2), terminal);
  terminal.close();
} else {
  const [, self, ...args] = process.argv;
  const child = spawn(projectNode, [/** @type {string} */ (self), ...args], { stdio: 'inherit' });

  // A terminal sends its interrupt to both processes; everything else reaches only this one.
  process.on('SIGINT', () => process.stdin.isTTY || child.kill('SIGINT'));
  process.on('SIGTERM', () => child.kill('SIGTERM'));
  process.on('SIGHUP', () => child.kill('SIGHUP'));

  child.on('error', (error) => {
    console.error(`Cannot start ${projectNode}: ${error.message}`);
    process.exit(1);
  });
  child.on('exit', (code, signal) => {
    if (signal === null) process.exit(code ?? 1);
    process.removeAllListeners(signal);
    process.kill(process.pid, signal);
  });
}
