import { finish, type SlicedWork } from './sliced-work.ts';

/** A value that is made on first use. */
export function lazy<Value>(make: () => Value): () => Value {
  let result: { readonly value: Value } | undefined;
  return () => {
    result ??= { value: make() };
    return result.value;
  };
}

/** A value that is made on first use, or in slices before. */
export type SlicedValue<Value> = (() => Value) & {
  /** Makes it, or continues the work begun. */
  readonly making: () => SlicedWork<Value>;
};

/**
 * A value that may be made in slices; whoever needs it meanwhile has it finished. Failed work starts again.
 */
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
