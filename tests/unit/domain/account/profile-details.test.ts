import { expect, test } from 'vitest';
import { e164, nationalPhone } from '#src/domain/account/profile-details.ts';

test('a Canadian number is stored in E.164 and shown without its prefix', () => {
  expect(e164('4165550199')).toBe('+14165550199');
  expect(nationalPhone('+14165550199')).toBe('4165550199');
});

test('a foreign number is unchanged', () => {
  expect(e164('+4915112345678')).toBe('+4915112345678');
  expect(nationalPhone('+4915112345678')).toBe('+4915112345678');
});
