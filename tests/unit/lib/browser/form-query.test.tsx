import { expect, test } from 'vitest';
import { formQuery } from '#src/lib/browser/form-query.ts';

test('a form is read as its submitted query, without files', () => {
  document.body.innerHTML = `<form>
    <input name="city" value="Sault Ste. Marie">
    <input type="checkbox" name="show" value="active" checked>
    <input type="checkbox" name="show" value="sold" checked>
    <input type="checkbox" name="pool" value="yes">
    <input name="empty" value="">
    <input type="file" name="plan">
  </form>`;
  const form = document.querySelector('form');
  if (!form) throw new Error('There is no form.');
  expect(formQuery(form).toString()).toBe('city=Sault+Ste.+Marie&show=active&show=sold&empty=');
});
