import { expect, test } from 'vitest';
import { photosOf, ResoMedia, tourOf, unknownHostsOf } from '#src/server/feeds/reso/media.ts';
import { aPhoto, photoUrl } from '#tests/support/feeds/media.ts';
import type { RawRecord } from '#tests/support/feeds/reso-server.ts';
import { PHOTO_HOST } from '#tests/support/feeds/sync.ts';

const HOSTS = new Set([PHOTO_HOST]);
const parsed = (media: readonly RawRecord[]) => media.map((each) => ResoMedia.parse(each));
const urlsOf = (...media: RawRecord[]) => photosOf(parsed(media), HOSTS).map(({ url }) => url);
const nameOf = (media: RawRecord) => photosOf(parsed([media]), HOSTS)[0]?.name;

test('photos are in order, with the preferred one first and unordered ones last', () => {
  const none = aPhoto('m9', { Order: null });
  const preferred = aPhoto('m3', { PreferredPhotoYN: true });
  expect(urlsOf(none, aPhoto('m2'), aPhoto('m0'), preferred)).toEqual(
    ['m3', 'm0', 'm2', 'm9'].map(photoUrl),
  );
});

test('a photo listed twice is shown once, with a numeric or a text key', () => {
  const again = aPhoto('m1', { MediaKey: 4711, MediaURL: photoUrl('x') });
  const same = aPhoto('m2', { MediaKey: '4711' });
  expect(urlsOf(again, same, aPhoto('m3'))).toEqual([photoUrl('x'), photoUrl('m3')]);
});

test.each<[string, RawRecord]>([
  ['is deleted', { MediaStatus: 'Deleted' }],
  ['is a video', { MediaCategory: 'Video' }],
  ['is a document', { MediaCategory: 'Document' }],
  ['is a portrait of the agent', { MediaCategory: 'Agent Photo' }],
  ['is for the office alone', { Permission: ['Office Only'] }],
  ['is private', { Permission: 'Private' }],
  ['lacks the mark of its board', { ImageSizeDescription: 'LargestNoWatermark' }],
  ['has no address', { MediaURL: null }],
  ['has an invalid address', { MediaURL: 'photo.jpg' }],
  ['is not sent by https', { MediaURL: `http://${PHOTO_HOST}/1.jpg` }],
  ['is on another port', { MediaURL: `https://${PHOTO_HOST}:8443/1.jpg` }],
  ['is on another host', { MediaURL: 'https://elsewhere.example/1.jpg' }],
  [
    'is on a host that only looks like it',
    { MediaURL: `https://${PHOTO_HOST}.evil.example/1.jpg` },
  ],
  ['carries a password', { MediaURL: `https://a:b@${PHOTO_HOST}/1.jpg` }],
  ['is on this machine', { MediaURL: 'http://127.0.0.1:4000/1.jpg' }],
])('a media item that %s is not shown as a photo', (_, changes) => {
  expect(urlsOf(aPhoto('m1', changes))).toEqual([]);
});

test.each<[string, RawRecord]>([
  ['DDF', { MediaCategory: 'Property Photo', MediaStatus: undefined }],
  ['a board that names no category', { MediaCategory: null }],
  ['a board that permits the internet', { Permission: ['Public'] }],
])('a photo of %s is shown', (_, changes) => {
  expect(urlsOf(aPhoto('m1', changes))).toHaveLength(1);
});

test('the name of a photo is unique and changes with the photo', () => {
  const name = nameOf(aPhoto('m1'));
  expect(name).toMatch(/^[0-9a-f]{24}$/);
  expect(nameOf(aPhoto('m1'))).toBe(name);
  expect(nameOf(aPhoto('m1', { MediaURL: photoUrl('signed-anew') }))).toBe(name);
  const others = [
    aPhoto('m2'),
    aPhoto('m1', { MediaModificationTimestamp: '2026-10-21T08:00:00Z' }),
    aPhoto('m1', { MediaModificationTimestamp: null }),
    aPhoto('m1', { MediaModificationTimestamp: null, MediaURL: photoUrl('other') }),
  ].map(nameOf);
  expect(new Set([name, ...others]).size).toBe(5);
});

test('a home has at most 99 photos', () => {
  const many = Array.from({ length: 150 }, (_, index) => aPhoto(`m${index}`, { Order: index }));
  expect(urlsOf(...many)).toHaveLength(99);
});

test('a photo host that is not configured is reported', () => {
  const media = parsed([
    aPhoto('m1', { MediaURL: 'https://cdn.elsewhere.example/1.jpg?token=PROVIDER' }),
    aPhoto('m2', { MediaURL: 'https://cdn.elsewhere.example/2.jpg' }),
    aPhoto('m3'),
  ]);
  expect(unknownHostsOf(media, HOSTS)).toEqual(['cdn.elsewhere.example']);
  expect(unknownHostsOf(media, new Set([PHOTO_HOST, '*.elsewhere.example']))).toEqual([]);
});

test.each<[string, string | null, RawRecord]>([
  ['of the standard', photoUrl('t'), { MediaCategory: 'Unbranded Virtual Tour' }],
  ['of DDF', photoUrl('t'), { MediaCategory: 'Video Tour Website' }],
  ['that names its agent', null, { MediaCategory: 'Branded Virtual Tour' }],
  ['that is deleted', null, { MediaCategory: 'Unbranded Virtual Tour', MediaStatus: 'Deleted' }],
])('a virtual tour %s leads to %s', (_, url, changes) => {
  expect(tourOf(parsed([aPhoto('m1'), aPhoto('t', changes)]))).toBe(url);
});

test('the subject of a photo is taken from the feed if it is a known word', () => {
  const subjectOf = (changes: RawRecord) =>
    photosOf(parsed([aPhoto('m1', changes)]), HOSTS).map(({ subject }) => subject);
  expect(subjectOf({ ImageOf: 'Kitchen' })).toEqual(['Kitchen']);
  expect(subjectOf({ ImageOf: 'living room' })).toEqual(['Living Room']);
  expect(subjectOf({ ImageOf: '<b>Kitchen</b>' })).toEqual([null]);
  expect(subjectOf({})).toEqual([null]);
});

test('floor plans come after the photos and have their own subject', () => {
  const plan = aPhoto('m1', { MediaCategory: 'Floor Plan', Order: 0 });
  const photos = photosOf(parsed([plan, aPhoto('m2'), aPhoto('m9', { Order: null })]), HOSTS);
  expect(photos.map(({ subject }) => subject)).toEqual([null, null, 'Floor Plan']);
});
