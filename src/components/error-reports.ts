import { readErrorReportSettings } from '#src/domain/errors/error-report-settings.ts';

declare global {
  interface ImportMetaEnv {
    readonly PUBLIC_ERROR_DSN?: string;
    readonly PUBLIC_ERROR_TRACES_SAMPLE_RATE?: string;
  }
}

const settings = readErrorReportSettings({
  PUBLIC_ERROR_DSN: import.meta.env.PUBLIC_ERROR_DSN,
  PUBLIC_ERROR_TRACES_SAMPLE_RATE: import.meta.env.PUBLIC_ERROR_TRACES_SAMPLE_RATE,
});
if (!settings.ok) throw new Error(settings.error.map(({ sentence }) => `${sentence}.`).join('\n'));

/** Where pages report their errors to; undefined when the settings name no service. */
export const errorReports = settings.value;
