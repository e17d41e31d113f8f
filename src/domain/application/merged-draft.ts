import type { ApplicationDraft, PropertyInfoDraft } from '#src/contract/application/draft.ts';

type Group = Readonly<Record<string, unknown>>;

const isGroup = (value: unknown): value is Group =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const at = (value: unknown, name: string) => (isGroup(value) ? value[name] : undefined);

function mergedValue(base: unknown, own: unknown, latest: unknown): unknown {
  if (isGroup(own) && isGroup(latest)) {
    const names = new Set([...Object.keys(latest), ...Object.keys(own)]);
    const values = [...names].map((name) => [
      name,
      mergedValue(at(base, name), own[name], latest[name]),
    ]);
    return Object.fromEntries(values.filter(([, value]) => value !== undefined));
  }
  return JSON.stringify(own) === JSON.stringify(base) ? latest : own;
}

/** The point belongs to the address, so both are taken from the same draft. */
function withPointOf(info: PropertyInfoDraft, own: PropertyInfoDraft | undefined) {
  const { country, latitude, longitude, ...place } = info;
  const point = [
    ['country', own?.country],
    ['latitude', own?.latitude],
    ['longitude', own?.longitude],
  ];
  return { ...place, ...Object.fromEntries(point.filter(([, value]) => value !== undefined)) };
}

/**
 * A draft that was changed in two places: the latest one, with every field that was changed here.
 *
 * @param base what both began with
 * @param own as it is here
 * @param latest as it is saved now
 */
export function mergedDraft(
  base: ApplicationDraft,
  own: ApplicationDraft,
  latest: ApplicationDraft,
): ApplicationDraft {
  const draft = mergedValue(base, own, latest) as ApplicationDraft;
  const { propertyInfo } = draft;
  const isOwnPlace = propertyInfo?.address !== latest.propertyInfo?.address;
  if (!propertyInfo || !isOwnPlace) return draft;
  return { ...draft, propertyInfo: withPointOf(propertyInfo, own.propertyInfo) };
}
