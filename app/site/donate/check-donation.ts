import type { FieldProblems } from '../../../domain/errors.ts';
import { checkMessage, type MessageForm } from '../../../domain/messages/message.ts';

const donationForm: Omit<MessageForm, 'kind'> = {
  fields: {
    name: { required: true, max: 200 },
    email: { required: true, max: 254, format: 'email' },
    amount: { required: true, max: 20 },
    message: { required: false, max: 5_000 },
  },
};

/** Parses an amount; accepts eastern digits, thousands separators and the Arabic decimal separator. */
function readAmount(text: string): number {
  const latin = text
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x6f0))
    .replace(/٫/g, '.')
    .replace(/^\$|\$$|[\s,٬]/g, '');
  return /^\d+(?:\.\d+)?$/.test(latin) ? Number(latin) : Number.NaN;
}

/** Checks a donation form (specification 5); the same in the browser and on the server. */
export function checkDonation(input: Readonly<Record<string, string | undefined>>): FieldProblems {
  const checked = checkMessage({ kind: 'contact', ...donationForm }, input);
  const problems = 'problems' in checked ? checked.problems : {};
  if (!problems.amount && !(readAmount(input.amount?.trim() ?? '') > 0)) problems.amount = { key: 'invalid' };
  return problems;
}
