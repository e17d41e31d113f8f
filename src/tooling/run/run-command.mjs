import { spawn } from 'node:child_process';
import { setPriority } from 'node:os';

/** On the scale of Unix, from 0 to 19: a third of the processor where another wants it, too. */
const PATIENT_NICENESS = 4;

const ENDING_SIGNALS = ['SIGTERM', 'SIGINT', 'SIGHUP'];

/**
 * Runs a program with this process's input and output, passing on the signals that end it.
 * Resolves to its exit code; a program that cannot be started counts as 127. A patient one leaves more of
 * the processor to others that want it.
 */
export function runCommand(
  program,
  args,
  { env = process.env, quiet = false, isPatient = false, timeoutMs } = {},
) {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      env,
      stdio: quiet ? 'ignore' : 'inherit',
      ...(timeoutMs ? { timeout: timeoutMs } : {}),
    });
    if (isPatient && child.pid) setPriority(child.pid, PATIENT_NICENESS);
    const forward = (signal) => child.kill(signal);
    for (const signal of ENDING_SIGNALS) process.on(signal, forward);
    const onExit = (code) => {
      for (const signal of ENDING_SIGNALS) process.off(signal, forward);
      resolve(code);
    };
    child.on('error', () => onExit(127));
    child.on('exit', (code, signal) => onExit(code ?? (signal ? 1 : 0)));
  });
}

/** Ends this process with a sentence for the person at the terminal; code 2 is for wrong arguments. */
export function stop(sentence, code = 1) {
  process.stderr.write(`\n${sentence}\n`);
  process.exit(code);
}
