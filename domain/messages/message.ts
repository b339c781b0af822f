import { isFarTooLong } from '../fields/far-too-long.ts';
import { cleanLine, cleanText } from '../fields/text.ts';
import { isEmail } from '../contact/email.ts';
import { isPhone } from '../contact/phone.ts';
import type { FieldProblem, FieldProblems } from '../errors.ts';

/** The forms that a visitor can send: contact (specification 5) and the built-in membership form. */
export const messageKinds = ['contact', 'membership'] as const;
export type MessageKind = (typeof messageKinds)[number];

export type MessageForm = {
  kind: MessageKind;
  fields: Readonly<Record<string, { required: boolean; max: number; format?: 'email' | 'phone' | 'lines' }>>;
  /** An email address or a phone number is required; either is enough. */
  needsEmailOrPhone?: boolean;
};

const sender: MessageForm['fields'] = {
  name: { required: true, max: 200 },
  email: { required: false, max: 254, format: 'email' },
  phone: { required: false, max: 40, format: 'phone' },
};

export const contactForm: MessageForm = {
  kind: 'contact',
  fields: {
    ...sender,
    message: { required: true, max: 10_000, format: 'lines' },
  },
  needsEmailOrPhone: true,
};

export const membershipForm: MessageForm = {
  kind: 'membership',
  fields: {
    ...sender,
    city: { required: true, max: 120 },
    message: { required: false, max: 5_000, format: 'lines' },
  },
  needsEmailOrPhone: true,
};

/**
 * Checks a visitor's form, in the browser and on the server alike. Returns the cleaned values, or the problem of each
 * invalid field.
 */
export function checkMessage(
  form: MessageForm,
  input: Readonly<Record<string, string | undefined>>,
): { values: Record<string, string> } | { problems: FieldProblems } {
  const values: Record<string, string> = {};
  const problems: FieldProblems = {};
  for (const [name, rule] of Object.entries(form.fields)) {
    const given = input[name] ?? '';
    if (isFarTooLong(given, rule.max)) {
      problems[name] = { key: 'tooLong', max: rule.max };
      continue;
    }
    const value = rule.format === 'lines' ? cleanText(given) : cleanLine(given);
    values[name] = value;
    const problem = findProblem(value, rule);
    if (problem) problems[name] = problem;
  }
  if (form.needsEmailOrPhone && values['email'] === '' && values['phone'] === '')
    problems['email'] = { key: 'emailOrPhone' };
  return Object.keys(problems).length > 0 ? { problems } : { values };
}

function findProblem(value: string, rule: MessageForm['fields'][string]): FieldProblem | undefined {
  if (value === '') return rule.required ? { key: 'required' } : undefined;
  if (value.length > rule.max) return { key: 'tooLong', max: rule.max };
  if (rule.format === 'email' && !isEmail(value))
    return { key: isPhone(value) && !/[a-z@]/i.test(value) ? 'phoneAsEmail' : 'invalidEmail' };
  if (rule.format === 'phone' && !isPhone(value)) return { key: 'invalidPhone' };
  return undefined;
}
