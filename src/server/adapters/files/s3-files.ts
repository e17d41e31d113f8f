import {
  checkFileName,
  type FileStore,
  FileStoreUnavailable,
  isFileName,
  type ListedFile,
} from '#src/server/files/file-store.ts';
import type { S3Config } from '#src/server/files/s3-settings.ts';
import { parseListResult } from './list-result.ts';
import { s3Client, type S3Limits } from './s3-client.ts';

const PAGE_SIZE = 1000;

/** The answer to a part of an empty object. */
const EMPTY = 416;

/** Files in one folder of an S3-compatible bucket. */
export function s3Files(settings: S3Config, folder: string, limits?: S3Limits): FileStore {
  const ask = s3Client(settings, limits);
  const { bucketUrl, prefix } = settings;
  const folderKey = `${prefix === '' ? '' : `${prefix}/`}${folder}/`;
  const keyOf = (name: string) => {
    checkFileName(name);
    return `${folderKey}${name}`;
  };

  async function page(token: string | undefined) {
    const { status, bytes } = await ask({
      method: 'GET',
      query: {
        'list-type': '2',
        'max-keys': String(PAGE_SIZE),
        prefix: folderKey,
        ...(token === undefined ? {} : { 'continuation-token': token }),
      },
    });
    const list = status === 200 ? parseListResult(bytes.toString('utf8')) : undefined;
    if (list?.ok) return list.value;
    throw new FileStoreUnavailable(`The bucket at ${bucketUrl} cannot be listed`);
  }

  /** The files that lie in this folder, and not below another one in it. */
  function filesIn(objects: Awaited<ReturnType<typeof page>>['objects']): ListedFile[] {
    return objects
      .filter(({ key }) => key.startsWith(folderKey) && isFileName(key.slice(folderKey.length)))
      .map(({ key, changedAtMs }) => ({ name: key.slice(folderKey.length), changedAtMs }));
  }

  return {
    place: `${bucketUrl}/${folderKey.slice(0, -1)}`,
    async put(name, bytes) {
      const { status } = await ask({
        method: 'PUT',
        key: keyOf(name),
        headers: { 'content-type': 'application/octet-stream' },
        body: new Uint8Array(bytes),
      });
      if (status !== 200)
        throw new FileStoreUnavailable(`The bucket at ${bucketUrl} did not accept the file`);
    },
    async read(name) {
      const { status, bytes } = await ask({ method: 'GET', key: keyOf(name) });
      return status === 404 ? undefined : bytes;
    },
    async readHead(name, byteCount) {
      const { status, bytes } = await ask({
        method: 'GET',
        key: keyOf(name),
        headers: { range: `bytes=0-${byteCount - 1}` },
      });
      if (status === EMPTY) return Buffer.alloc(0);
      return status === 404 ? undefined : bytes.subarray(0, byteCount);
    },
    async remove(name) {
      await ask({ method: 'DELETE', key: keyOf(name) });
    },
    async *list() {
      let token: string | undefined;
      do {
        const { objects, nextToken } = await page(token);
        yield filesIn(objects);
        token = nextToken;
      } while (token !== undefined);
    },
  };
}
