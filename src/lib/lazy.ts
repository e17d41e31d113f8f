import { finish, type SlicedWork } from './sliced-work.ts';

/** A value that is made when it is first asked for. */
export function lazy<Value>(make: () => Value): () => Value {
  let result: { readonly value: Value } | undefined;
  return () => {
    result ??= { value: make() };
    return result.value;
  };
}

/** A value that is made when it is first asked for, or in slices before. */
export type SlicedValue<Value> = (() => Value) & {
  /** Makes it, or goes on with what was begun. */
  readonly making: () => SlicedWork<Value>;
};

/** A value that may be made in slices: who asks for it meanwhile has the rest made at once. What fails is begun anew. */
export function lazyInSlices<Value>(make: () => SlicedWork<Value>): SlicedValue<Value> {
  let result: { readonly value: Value } | undefined;
  let work: SlicedWork<void> | undefined;

  function* begin(): SlicedWork<void> {
    try {
      result = { value: yield* make() };
    } finally {
      work = undefined;
    }
  }

  function* making(): SlicedWork<Value> {
    while (!result) {
      work ??= begin();
      yield* work;
    }
    return result.value;
  }

  return Object.assign(() => (result ? result.value : finish(making())), { making });
}
