/** Reports that one page may send: an error in a loop must not fill the service. */
const REPORT_LIMIT = 20;

let reportCount = 0;

/**
 * Posts a report to the service of the settings. Nobody waits for it, and one that is lost is not sent
 * again.
 */
export function postErrorReport(endpoint: string, envelope: string): void {
  if (reportCount >= REPORT_LIMIT) return;
  reportCount += 1;
  fetch(endpoint, {
    method: 'POST',
    // No preflight, nothing that identifies the visitor, and sent even when the page is left.
    headers: { 'content-type': 'text/plain;charset=UTF-8' },
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    keepalive: true,
    body: envelope,
  }).catch((error: unknown) => console.info('An error could not be reported.', error));
}
