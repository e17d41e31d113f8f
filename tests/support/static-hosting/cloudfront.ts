import { runInNewContext } from 'node:vm';
import type { cloudFrontTemplate } from '#src/hosting/static-hosting/cloudfront-template.ts';
import type { ReadRules } from './host-answer.ts';

type Template = ReturnType<typeof cloudFrontTemplate>;

/** Calls a function of CloudFront with an event, in an isolated context. */
function call(code: string, event: object): unknown {
  const answer = runInNewContext(`${code}; JSON.stringify(handler(${JSON.stringify(event)}))`);
  return JSON.parse(String(answer));
}

const isMatch = (pattern: string, path: string) =>
  pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern;

/** Reads a template as CloudFront does: the first behaviour that matches, and the functions it names. */
export function readCloudFront({ Resources }: Template): ReadRules {
  const { Origins, CacheBehaviors, DefaultCacheBehavior } =
    Resources.Distribution.Properties.DistributionConfig;
  const codeOf = { FileNames: Resources.FileNames, FileHeaders: Resources.FileHeaders };
  const codeAt = (event: string, functions: (typeof CacheBehaviors)[number]) => {
    const association = functions.FunctionAssociations.find(({ EventType }) => EventType === event);
    const [name] = association?.FunctionARN['Fn::GetAtt'] ?? [];
    return codeOf[name as keyof typeof codeOf].Properties.FunctionCode;
  };
  return (path) => {
    const behavior = CacheBehaviors.find(({ PathPattern }) => isMatch(PathPattern, path));
    if (!behavior) {
      const origin = Origins.find(({ Id }) => Id === DefaultCacheBehavior.TargetOriginId);
      return { from: 'server', origin: `https://${String(origin?.DomainName)}` };
    }
    const request = call(codeAt('viewer-request', behavior), { request: { uri: path } });
    const { uri } = request as { uri: string };
    const headersFor = (seen: string) => {
      const event = { request: { uri: seen }, response: { headers: {} } };
      const response = call(codeAt('viewer-response', behavior), event);
      const { headers } = response as { headers: Record<string, { value: string }> };
      return Object.fromEntries(Object.entries(headers).map(([name, { value }]) => [name, value]));
    };
    const headers = headersFor(path);
    // CloudFront's documentation leaves open which of the two the second function sees.
    if (JSON.stringify(headersFor(uri)) !== JSON.stringify(headers)) {
      throw new Error(`${path} and ${uri} have different headers`);
    }
    return { from: 'file', file: uri.slice(1), headers };
  };
}
