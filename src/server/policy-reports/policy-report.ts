import '#src/contract/jitless.ts';
import * as z from 'zod/mini';

/** The directives of our policies; any other directive in a report is counted under one common name. */
const DIRECTIVES: ReadonlySet<string> = new Set([
  ...['default-src', 'base-uri', 'form-action', 'connect-src', 'font-src', 'img-src'],
  ...['manifest-src', 'worker-src', 'script-src', 'style-src', 'frame-ancestors'],
  ...['script-src-elem', 'script-src-attr', 'style-src-elem', 'style-src-attr', 'frame-src'],
  ...['child-src', 'media-src', 'object-src'],
]);
const OTHER = 'other';

const TEXT_LIMIT = 2000;
const text = z.optional(z.string().check(z.maxLength(TEXT_LIMIT)));

/** A report in the format of `report-uri`. */
const OldReport = z.object({
  'csp-report': z.object({
    'effective-directive': text,
    'violated-directive': text,
    'blocked-uri': text,
    'document-uri': text,
  }),
});
/** Reports in the format of the Reporting API, several at once. */
const NewReport = z.object({
  type: z.literal('csp-violation'),
  body: z.object({ effectiveDirective: text, blockedURL: text, documentURL: text }),
});
const REPORT_LIMIT = 20;
const ReportBody = z.union([OldReport, z.array(NewReport).check(z.maxLength(REPORT_LIMIT))]);

/** A violation of the content security policy, without anything that identifies the visitor. */
export type PolicyReport = {
  readonly directive: string;
  /** The origin that was blocked, or a word such as `inline`. */
  readonly blockedUrl: string;
  /** The page, without its query. */
  readonly page: string;
};

function directiveOf(name = ''): string {
  const [first = ''] = name.split(' ');
  return DIRECTIVES.has(first) ? first : OTHER;
}

const WORD = /^[a-z-]{1,20}$/;

function blockedOf(address = ''): string {
  if (WORD.test(address)) return address;
  const { origin, protocol } = URL.parse(address) ?? { origin: OTHER, protocol: '' };
  return origin === 'null' ? protocol : origin;
}

const pageOf = (address = '') => URL.parse(address)?.pathname ?? OTHER;

/** The violations that a browser reports; undefined when the body has none of the known formats. */
export function readPolicyReports(body: unknown): readonly PolicyReport[] | undefined {
  const parsed = ReportBody.safeParse(body);
  if (!parsed.success) return undefined;
  if (Array.isArray(parsed.data)) {
    return parsed.data.map(({ body: report }) => ({
      directive: directiveOf(report.effectiveDirective),
      blockedUrl: blockedOf(report.blockedURL),
      page: pageOf(report.documentURL),
    }));
  }
  const report = parsed.data['csp-report'];
  return [
    {
      directive: directiveOf(report['effective-directive'] ?? report['violated-directive']),
      blockedUrl: blockedOf(report['blocked-uri']),
      page: pageOf(report['document-uri']),
    },
  ];
}
