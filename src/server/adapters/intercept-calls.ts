type Call = () => Promise<unknown>;

/** The store with each of its calls made by `around`, which decides when and how often it is made. */
export function interceptCalls<Store extends object>(
  store: Store,
  around: (call: Call) => Promise<unknown>,
): Store {
  return new Proxy(store, {
    get(target, name, receiver) {
      const member: unknown = Reflect.get(target, name, receiver);
      if (typeof member !== 'function') return member;
      return (...values: unknown[]): Promise<unknown> =>
        around(async () => Reflect.apply(member, target, values));
    },
  });
}
