import '#src/contract/jitless.ts';
import sax from 'sax';
import * as z from 'zod/mini';
import { failure, type Outcome, success } from '#src/lib/outcome.ts';

/** A page of the list of a bucket. */
type ListPage = {
  readonly objects: readonly { readonly key: string; readonly changedAtMs: number }[];
  /** Token that asks for the next page; undefined after the last one. */
  readonly nextToken: string | undefined;
};

const Objects = z.array(z.object({ key: z.string(), changedAt: z.iso.datetime() }));

type ListedObject = { key?: string; changedAt?: string };

/**
 * Reads an answer of ListObjectsV2 (Amazon S3 API reference). The error says that the text is no list: a
 * list that was cut off must not pass for an empty one.
 */
export function parseListResult(xml: string): Outcome<ListPage, 'not a list'> {
  const objects: ListedObject[] = [];
  const path: string[] = [];
  let [text, nextToken] = ['', ''];
  let isWhole = false;
  const parser = new sax.SAXParser(true);
  parser.onopentag = ({ name }) => {
    path.push(name);
    text = '';
    if (name === 'Contents') objects.push({});
  };
  parser.ontext = (part) => {
    text += part;
  };
  parser.onclosetag = () => {
    const at = path.join('/');
    const last = objects.at(-1);
    if (at === 'ListBucketResult/Contents/Key' && last) last.key = text;
    if (at === 'ListBucketResult/Contents/LastModified' && last) last.changedAt = text;
    if (at === 'ListBucketResult/NextContinuationToken') nextToken = text;
    isWhole ||= at === 'ListBucketResult';
    path.pop();
  };
  let isSound = true;
  parser.onerror = () => {
    isSound = false;
    parser.resume();
  };
  parser.write(xml).close();
  const parsed = Objects.safeParse(objects);
  if (!isSound || !isWhole || !parsed.success) return failure('not a list');
  return success({
    objects: parsed.data.map(({ key, changedAt }) => ({ key, changedAtMs: Date.parse(changedAt) })),
    nextToken: nextToken === '' ? undefined : nextToken,
  });
}
