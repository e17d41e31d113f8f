import type { ApplicationDraft, PropertyInfoDraft } from '#src/contract/application/draft.ts';

type Group = Readonly<Record<string, unknown>>;

const isGroup = (value: unknown): value is Group =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const at = (value: unknown, name: string) => (isGroup(value) ? value[name] : undefined);

function mergedValue(base: unknown, local: unknown, latest: unknown): unknown {
  if (isGroup(local) && isGroup(latest)) {
    const names = new Set([...Object.keys(latest), ...Object.keys(local)]);
    const values = [...names].map((name) => [
      name,
      mergedValue(at(base, name), local[name], latest[name]),
    ]);
    return Object.fromEntries(values.filter(([, value]) => value !== undefined));
  }
  return JSON.stringify(local) === JSON.stringify(base) ? latest : local;
}

/** The point belongs to the address, so both are taken from the same draft. */
function withPointOf(info: PropertyInfoDraft, local: PropertyInfoDraft | undefined) {
  const { country, latitude, longitude, ...place } = info;
  const point = [
    ['country', local?.country],
    ['latitude', local?.latitude],
    ['longitude', local?.longitude],
  ];
  return { ...place, ...Object.fromEntries(point.filter(([, value]) => value !== undefined)) };
}

/**
 * A draft that was changed in two places: the latest one, with every field that was changed here.
 *
 * @param base what both began with
 * @param local as it is here
 * @param latest as it is saved now
 */
export function mergedDraft(
  base: ApplicationDraft,
  local: ApplicationDraft,
  latest: ApplicationDraft,
): ApplicationDraft {
  const draft = mergedValue(base, local, latest) as ApplicationDraft;
  const { propertyInfo } = draft;
  const isOwnPlace = propertyInfo?.address !== latest.propertyInfo?.address;
  if (!propertyInfo || !isOwnPlace) return draft;
  return { ...draft, propertyInfo: withPointOf(propertyInfo, local.propertyInfo) };
}
