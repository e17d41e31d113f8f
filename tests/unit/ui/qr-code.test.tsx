import { cleanup, render, screen } from '@testing-library/react';
import { decodeQR } from 'qr/decode.js';
import { afterEach, expect, test } from 'vitest';
import { QrCode } from '#src/ui/QrCode.tsx';

const PIXELS = 4;

afterEach(cleanup);

/** The picture a camera would see of an SVG whose strokes are one square high. */
function pixelsOf(svg: Element) {
  const size = Number(svg.getAttribute('viewBox')?.split(' ')[2]);
  const side = size * PIXELS;
  const data = new Uint8Array(side * side * 4).fill(255);
  const path = svg.querySelector('path')?.getAttribute('d') ?? '';
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1H\d+z/g)) {
    for (let row = Number(y) * PIXELS; row < (Number(y) + 1) * PIXELS; row += 1) {
      const from = (row * side + Number(x) * PIXELS) * 4;
      for (let pixel = 0; pixel < Number(length) * PIXELS; pixel += 1) {
        data.fill(0, from + pixel * 4, from + pixel * 4 + 3);
      }
    }
  }
  return { data, width: side, height: side };
}

test('the drawn QR code decodes to its text', async () => {
  const text = 'otpauth://totp/Larchway:ada%40example.ca?secret=MZXW6YTBOI&issuer=Larchway';
  render(<QrCode text={text} label="A code" />);
  const svg = await screen.findByRole('img', { name: 'A code' });
  expect(decodeQR(pixelsOf(svg))).toBe(text);
});
