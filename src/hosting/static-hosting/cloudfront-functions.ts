import { CONTENT_TYPES } from '../static-files.ts';
import type { FileRoute, SiteRoutes } from './site-routes.ts';

// The functions are scripts of their own that CloudFront runs (runtime cloudfront-js-2.0). One may have ten
// kilobytes, and the policies of the pages alone are more: what they have in common is written once.

type HeaderSets = {
  /** Parts of header values, with a space between them. */
  readonly words: readonly string[];
  /** By header, its values as indexes of `words`. */
  readonly sets: readonly Readonly<Record<string, readonly number[]>>[];
  /** By path, the set of its headers. */
  readonly paths: Readonly<Record<string, number>>;
};

const differing = (headers: FileRoute['headers'], common: FileRoute['headers']) =>
  Object.entries(headers).filter(([name, value]) => common[name] !== value);

/** The headers of each path beyond those common to all, without repetition. */
function headerSets(files: readonly FileRoute[], common: FileRoute['headers']): HeaderSets {
  const words: string[] = [];
  const sets: string[] = [];
  const indexIn = (list: string[], entry: string) => {
    const at = list.indexOf(entry);
    return at === -1 ? list.push(entry) - 1 : at;
  };
  const paths = files.map(({ path, headers }): [string, number] => {
    const codedHeaders = differing(headers, common).map(([name, value]) => [
      name,
      value.split(' ').map((word) => indexIn(words, word)),
    ]);
    return [path, indexIn(sets, JSON.stringify(Object.fromEntries(codedHeaders)))];
  });
  return { words, sets: sets.map((set) => JSON.parse(set)), paths: Object.fromEntries(paths) };
}

/** Script of the function that names the file of a page: S3 has no pages, only files. */
export function requestFunction({ files }: SiteRoutes): string {
  const renamed = files.filter(({ path, file }) => path !== `/${file}`);
  const fileOf = Object.fromEntries(renamed.map(({ path, file }) => [path, `/${file}`]));
  return `var files = ${JSON.stringify(fileOf)};
function handler(event) {
  var request = event.request;
  if (Object.hasOwn(files, request.uri)) request.uri = files[request.uri];
  return request;
}
`;
}

/** Script of the function that sets the headers of a file: S3 stores none of these. */
export function responseFunction({ files, hashedFiles }: SiteRoutes): string {
  const common = hashedFiles.headers;
  const { words, sets, paths } = headerSets(files, common);
  const types = Object.fromEntries(
    Object.entries(CONTENT_TYPES).map(([ending, type]) => [ending.slice(1), type]),
  );
  return `var common = ${JSON.stringify(common)};
var words = ${JSON.stringify(words)};
var sets = ${JSON.stringify(sets)};
var paths = ${JSON.stringify(paths)};
var types = ${JSON.stringify(types)};
function headersOf(uri) {
  var path = Object.hasOwn(paths, uri) ? uri : uri.replace(/(index)?\\.html$/, '');
  var set = Object.hasOwn(paths, path) ? sets[paths[path]] : {};
  var headers = Object.assign({}, common);
  var type = types[uri.slice(uri.lastIndexOf('.') + 1)];
  if (type) headers['content-type'] = type;
  Object.keys(set).forEach(function (name) {
    headers[name] = set[name].map(function (at) { return words[at]; }).join(' ');
  });
  return headers;
}
function handler(event) {
  var response = event.response;
  var headers = headersOf(event.request.uri);
  Object.keys(headers).forEach(function (name) {
    response.headers[name] = { value: headers[name] };
  });
  return response;
}
`;
}
