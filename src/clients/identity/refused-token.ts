/** Until sessions are known there is nobody to tell. */
let listener: () => void = () => undefined;

/** Runs when a call that carried a token is answered that nobody is logged in by it. */
export function onRefusedToken(run: () => void): void {
  listener = run;
}

export function tellRefusedToken(): void {
  listener();
}
