/** Prints one step in plain words. */
export function say(message) {
  process.stdout.write(`${message}\n`);
}

/** Prints why the command cannot go on and what to do about it, then ends with status 1. */
export function giveUp(message) {
  process.stderr.write(`\n${message}\n`);
  process.exit(1);
}

/** Milliseconds as a person reads them: `0.8 s`, `1 min 12 s`. */
export function formatDuration(milliseconds) {
  const seconds = milliseconds / 1000;
  if (seconds < 60) {
    return `${seconds.toFixed(1)} s`;
  }
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)} min ${whole % 60} s`;
}
