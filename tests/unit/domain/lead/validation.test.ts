import fc from 'fast-check';
import { expect, test } from 'vitest';
import { leadForm, validateLead } from '#src/domain/lead/validation.ts';
import { LEAD_FIELDS, suppliedRuleErrors } from '#src/domain/lead/supplied-rules.ts';
import { leadOfFields, readBotSignals } from '#src/contract/lead/fields.ts';
import { leadTexts } from '#src/messages/lead/lead.ts';
import { DEFAULT_LOCALE } from '#src/messages/locale.ts';
import { aLeadBody, aListingLeadBody } from '#tests/support/leads/leads.ts';

const FIELDS = {
  first: ' Ada ',
  last: 'Wong',
  email: ' ada@example.ca ',
  phone: '(416) 555-0199',
  city: 'Toronto',
  price: '750000',
};

const errors = (body: unknown) => {
  const outcome = validateLead(body);
  return outcome.ok ? [] : outcome.errors.map(({ field, rule }) => `${field}.${rule}`);
};
const fieldErrors = (changes: Record<string, unknown>) =>
  errors(leadOfFields({ ...FIELDS, ...changes }));

test('a lead is trimmed, its phone and price are normalized, and empty fields are dropped', () => {
  const outcome = validateLead(leadOfFields({ ...FIELDS, message: '  ', code: '' }));
  expect(outcome).toEqual({
    ok: true,
    value: {
      user: {
        name: { first: 'Ada', last: 'Wong' },
        email: 'ada@example.ca',
        phone: '4165550199',
      },
      property: { city: 'Toronto', price: 750_000 },
    },
  });
});

test.each([
  [{ first: 'x'.repeat(35) }, []],
  [{ first: 'x'.repeat(36) }, ['first.maxLength']],
  [{ last: '' }, ['last.required']],
  [{ last: 7 }, ['last.type']],
  [{ city: 'x'.repeat(100) }, []],
  [{ city: 'x'.repeat(101) }, ['city.maxLength']],
  [{ city: undefined }, ['city.required']],
  [{ message: 'x'.repeat(500) }, []],
  [{ message: 'x'.repeat(501) }, ['message.maxLength']],
  [{ message: 'a\u0007' }, ['message.pattern']],
  [{ code: 'FRIEND-12_a' }, []],
  [{ code: 'a'.repeat(36) }, ['code.maxLength']],
  [{ code: '=1+1' }, ['code.pattern']],
  [{ price: '49999' }, ['price.min']],
  [{ price: '50000' }, []],
  [{ price: '$1,250,000' }, []],
  [{ price: '500k' }, []],
  [{ price: '1 250 000,50 $' }, []],
  [{ price: '49999,50' }, ['price.min']],
  [{ price: '650.000' }, ['price.type']],
  [{ price: '$1.2M' }, []],
  [{ price: '49K' }, ['price.min']],
  [{ price: '11m' }, ['price.max']],
  [{ price: '10000000' }, []],
  [{ price: '10000001' }, ['price.max']],
  [{ price: '99999999999' }, ['price.max']],
  [{ price: '750000.5000' }, ['price.type']],
  [{ price: 'a lot' }, ['price.type']],
  [{ price: '' }, ['price.required']],
  [{ email: 'a@b' }, ['email.pattern']],
  [{ email: 'a@b.c' }, ['email.pattern']],
  [{ email: 'a@b.ca' }, []],
  [{ email: 'a@b.realtor' }, []],
  [{ email: "o'neil+x@mail.example.ca" }, []],
  [{ email: 'a b@c.ca' }, ['email.pattern']],
  [{ email: '<a@b.ca>' }, ['email.pattern']],
  [{ email: 'a@b.ca,c@d.ca' }, ['email.pattern']],
  [{ email: 'a@b.ca\r\nBcc: c@d.ca' }, ['email.pattern']],
  [{ email: `${'a'.repeat(250)}@b.ca` }, ['email.maxLength']],
  [{ phone: '555' }, ['phone.pattern']],
  [{ phone: '+44 20 7946 0958' }, []],
])('in the long form %j fails %j', (changes, expected) => {
  expect(fieldErrors(changes)).toEqual(expected);
});

test('an empty body fails every required field of the long form', () => {
  const requiredFields = ['first', 'last', 'email', 'phone', 'city', 'price'];
  expect(errors(undefined).sort()).toEqual(
    requiredFields.map((field) => `${field}.required`).sort(),
  );
});

test('a listing lead needs its listing number and accepts any price or none', () => {
  expect(errors(aListingLeadBody())).toEqual([]);
  expect(errors(aListingLeadBody({ property: undefined }))).toEqual([]);
  expect(errors(aListingLeadBody({ code: undefined }))).toEqual(['code.required']);
  expect(errors(aListingLeadBody({ boardId: 'two' }))).toEqual(['boardId.type']);
});

test('validating a valid lead again returns the same lead', () => {
  const once = validateLead(aLeadBody());
  expect(once.ok && validateLead(once.value)).toEqual(once);
});

test('any input is accepted or refused, and accepted lines have no control characters', () => {
  const texty = fc.oneof(fc.string({ unit: 'binary' }), fc.constant('a\r\nBcc: b'), fc.anything());
  const body = fc.record({
    first: texty,
    last: texty,
    email: fc.oneof(texty, fc.emailAddress()),
    city: texty,
    price: fc.oneof(texty, fc.integer().map(String)),
    message: texty,
  });
  fc.assert(
    fc.property(body, (fields) => {
      const outcome = validateLead(leadOfFields({ ...FIELDS, ...fields }));
      if (!outcome.ok) return outcome.errors.length > 0;
      const { name, email } = outcome.value.user;
      return ![name.first, name.last, email ?? ''].some((text) =>
        /[\p{Cc}\u2028\u2029]/u.test(text),
      );
    }),
    { numRuns: 2000 },
  );
});

test('a single invalid field is the only one reported', () => {
  const names = ['first', 'last', 'email', 'phone', 'city', 'price'] as const;
  fc.assert(
    fc.property(fc.constantFrom(...names), (name) => {
      expect(fieldErrors({ [name]: '\u0007' })).toEqual([
        expect.stringMatching(new RegExp(`^${name}\\.`)),
      ]);
    }),
  );
});

test('every field has error messages for its rules', () => {
  for (const field of LEAD_FIELDS) {
    const sentences = leadTexts(DEFAULT_LOCALE).errors[field] ?? {};
    expect(Object.keys(sentences).length, field).toBeGreaterThan(2);
    for (const rule of Object.keys(sentences)) {
      expect(leadTexts(DEFAULT_LOCALE).errorText(field, rule)).toBe(sentences[rule]);
    }
  }
});

test('a form builds the lead from its fields and reports errors by field', () => {
  const about = leadForm({ wording: 'News', code: 'C123', boardId: 2, price: 2400 });
  expect(about.parse({ ...FIELDS, city: '', marketing: false })).toEqual({
    user: { name: { first: 'Ada', last: 'Wong' }, email: 'ada@example.ca', phone: '4165550199' },
    property: { price: 2400 },
    code: 'C123',
    boardId: 2,
    consent: { marketing: false, wording: 'News' },
  });
  const wrong = about.safeParse({ ...FIELDS, first: '', email: 'a@b' });
  expect(wrong.error?.issues).toMatchObject([
    { path: ['first'], params: { rule: 'required' } },
    { path: ['email'], params: { rule: 'pattern' } },
  ]);
});

test('a rule found only in the server schema is reported under its field', () => {
  const city = { type: 'string', pattern: '^O' };
  const schema = {
    type: 'object',
    properties: { property: { type: 'object', properties: { city } } },
  };
  expect(suppliedRuleErrors(schema, FIELDS)).toEqual([{ field: 'city', rule: 'pattern' }]);
});

test('the marks of a form are read from any body', () => {
  expect(readBotSignals({ form: { website: 'x', elapsedMs: '20' } })).toEqual({
    website: 'x',
    elapsedMs: 20,
  });
  for (const body of [undefined, null, 7, {}, { form: null }, { form: { elapsedMs: '' } }]) {
    expect(readBotSignals(body)).toEqual({ website: '', elapsedMs: undefined });
  }
});
