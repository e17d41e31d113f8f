// Written into the worker by hosting/service-worker-build.ts.
declare const SERVICE_WORKER_BUILD: {
  readonly id: string;
  readonly files: readonly string[];
  readonly offlinePage: string;
};

/** Names this build of the site: another one has other files. */
export const BUILD = SERVICE_WORKER_BUILD.id;

/** The files every page needs, and the page that is shown for a missing copy. */
export const SHELL_FILES = SERVICE_WORKER_BUILD.files;

export const OFFLINE_PAGE = SERVICE_WORKER_BUILD.offlinePage;
