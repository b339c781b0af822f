import { expect, it } from 'vitest';
import { internationalPhoneAddress, phoneAddress } from '../../domain/contact/phone-address.ts';

it.each([
  ['+252 63 4123456', 'tel:+252634123456'],
  ['+252-63-412-34-56', 'tel:+252634123456'],
  ['+252 (0)63 4123456', 'tel:+252634123456'],
  ['00252 63 4123456', 'tel:+252634123456'],
  ['٠٠٢٥٢ ٦٣ ٤١٢٣٤٥٦', 'tel:+252634123456'],
  ['+٢٥٢ ٦٣ ٤١٢٣٤٥٦', 'tel:+252634123456'],
  ['+44 20 7946 0958', 'tel:+442079460958'],
  ['+1 (202) 555-0143', 'tel:+12025550143'],
  // Without the country code.
  ['063 4123456', undefined],
  ['4123456', undefined],
  ['252634123456', undefined],
  // Something else, or too long for a number.
  ['+252 63 4123456 / 065 7654321', undefined],
  ['+252 63 4123456 +252 65 7654321', undefined],
  ['call +252 63 4123456', undefined],
  ['tel:+252634123456', undefined],
  ['2026-11-21', undefined],
  ['+12', undefined],
  ['+0252634123456', undefined],
  ['', undefined],
])('reads %j as a number with its country code: %j', (text, address) => {
  expect(internationalPhoneAddress(text)).toBe(address);
});

it.each([
  ['063 4123456', 'tel:0634123456'],
  ['WhatsApp +252 (0)63-412.34.56, or 065 7654321', 'tel:+252634123456'],
])('calls %j by %j', (text, address) => {
  expect(phoneAddress(text)).toBe(address);
});
