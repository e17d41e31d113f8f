import type { Room } from '#src/contract/listings/listing.ts';
import type { Subject } from './subject.ts';
import { joinWords } from './wording.ts';

/** Rooms' features worded for a sentence. */
const FEATURES: Readonly<Record<string, string>> = {
  'Hardwood Floor': 'hardwood floors',
  'Large Window': 'a large window',
  'Gas Fireplace': 'a gas fireplace',
  'Open Concept': 'an open plan',
  'Pot Lights': 'pot lights',
  'Crown Moulding': 'crown moulding',
  'Stainless Steel Appliances': 'stainless-steel appliances',
  'Quartz Counter': 'quartz counters',
  'Centre Island': 'a centre island',
  Backsplash: 'a tiled backsplash',
  Pantry: 'a pantry',
  Broadloom: 'soft broadloom',
  'Overlooks Backyard': 'a view of the backyard',
  'Walk-In Closet': 'a walk-in closet',
  'Ensuite Bath': 'an ensuite bath',
  'Double Closet': 'a double closet',
  Closet: 'a closet',
  Laminate: 'laminate floors',
  'Separate Room': 'a door of its own',
  'Above Grade Window': 'above-grade windows',
  'Wet Bar': 'a wet bar',
  'Tile Floor': 'tile floors',
  'Laundry Sink': 'a laundry sink',
};

function features(rooms: readonly Room[], name: string): string | null {
  const room = rooms.find(({ description }) => description === name);
  if (room === undefined) return null;
  const featureWords = [room.features, room.features2, room.features3].flatMap((feature) =>
    feature ? [FEATURES[feature] ?? feature.toLowerCase()] : [],
  );
  return featureWords.length === 0 ? null : joinWords(featureWords);
}

function sizeOf(rooms: readonly Room[], name: string): string | null {
  const room = rooms.find(({ description }) => description === name);
  if (!room?.length || !room.width) return null;
  return `${room.length.replace(' m', '')} by ${room.width.replace(' m', ' metres')}`;
}

/** Phrases about rooms, all of them from the listing's own rooms. */
export function roomWords({ rooms }: Subject) {
  const laundry = rooms.find(({ description }) => description === 'Laundry');
  return {
    kitchen: features(rooms, 'Kitchen'),
    living: features(rooms, 'Living'),
    dining: features(rooms, 'Dining'),
    family: features(rooms, 'Family'),
    primary: features(rooms, 'Primary Bedroom'),
    second: features(rooms, 'Bedroom 2'),
    recreation: features(rooms, 'Recreation'),
    den: rooms.some(({ description }) => description === 'Den') ? 'den' : null,
    livingSize: sizeOf(rooms, 'Living'),
    kitchenSize: sizeOf(rooms, 'Kitchen'),
    primarySize: sizeOf(rooms, 'Primary Bedroom'),
    recreationSize: sizeOf(rooms, 'Recreation'),
    laundry: laundry === undefined ? null : `${laundry.level?.toLowerCase()}`,
  };
}
