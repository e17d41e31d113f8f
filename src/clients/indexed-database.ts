// IndexedDB uses events; these functions turn them into promises.

/** The result of a request. Rejects with the reason for its failure. */
export function requestResult<Value>(request: IDBRequest<Value>): Promise<Value> {
  const { promise, resolve, reject } = Promise.withResolvers<Value>();
  request.onsuccess = () => resolve(request.result);
  request.onerror = () => reject(request.error ?? new Error('The request failed.'));
  return promise;
}

/** Settles once all of a transaction is written, or none of it. */
export function transactionDone(transaction: IDBTransaction): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  transaction.oncomplete = () => resolve();
  transaction.onabort = () => reject(transaction.error ?? new Error('It was not written.'));
  return promise;
}

type DatabaseOptions = {
  readonly name: string;
  readonly version: number;
  /** Called for a new database, and for one of a former version, which is emptied before. */
  readonly makeStores: (database: IDBDatabase) => void;
};

/** Opens a database, which gives way when another tab wants a newer version of it. */
export async function openDatabase(
  factory: IDBFactory,
  { name, version, makeStores }: DatabaseOptions,
): Promise<IDBDatabase> {
  const request = factory.open(name, version);
  request.onupgradeneeded = () => {
    for (const store of [...request.result.objectStoreNames])
      request.result.deleteObjectStore(store);
    makeStores(request.result);
  };
  const database = await requestResult(request);
  database.onversionchange = () => database.close();
  return database;
}
